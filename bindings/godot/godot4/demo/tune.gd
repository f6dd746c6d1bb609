extends "res://screen.gd"
## Sliders for the motion of the first player, while it moves. Each row is named like the member of the motion configuration.

var _changes := 0

@onready var _rows: Array[Node] = $Rows.get_children()
@onready var _track: ColorRect = $Track
@onready var _place: ColorRect = $Track/Place


func _ready() -> void:
	var device := Velto.find_player(0)
	var config := device.get_motion_config() if device != null else {}
	for row in _rows:
		var member := String(row.name)
		var slider: HSlider = row.get_node("Slider")
		slider.editable = config.has(member)
		slider.value = config.get(member, slider.min_value)
		slider.value_changed.connect(func(value: float) -> void: _change(row, value))
		_write(row, slider.value)
	if OS.get_cmdline_user_args().has("--tour"):
		(_rows[0].get_node("Slider") as HSlider).value = 0.68


## The members that the dictionary lacks keep their values.
func _change(row: Node, value: float) -> void:
	_write(row, value)
	var device := Velto.find_player(0)
	if device != null and device.set_motion_config({String(row.name): value}) == Velto.OK:
		_changes += 1


func _write(row: Node, value: float) -> void:
	(row.get_node("Name") as Label).text = "%s  %.2f" % [row.name, value]


func _process(delta: float) -> void:
	var place := clampf(Velto.poll_player(0, delta).position_x, -1, 1)
	_place.position.x = _track.size.x * (place + 1) / 2 - _place.size.x / 2


func has_shown() -> bool:
	return _changes > 0


func say() -> String:
	var device := Velto.find_player(0)
	var gain: float = device.get_motion_config()["paddle_input_gain"] if device != null else 0.0
	return "tune: %d changes, the gain is %.2f" % [_changes, gain]

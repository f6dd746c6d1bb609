extends Control
## Sliders for the motion of the first player, while it moves.

signal chosen(screen: String)

const Players := preload("res://players.gd")
## Member of the motion configuration, and its range.
const SLIDERS := {
	"paddle_input_gain": Vector2(0.05, 1.5),
	"paddle_smooth_max": Vector2(0.5, 2.0),
	"paddle_raw_smoothing": Vector2(0.01, 1.0),
}

var _changes := 0
var _position := 0.0
var _widest := 0.0


func _ready() -> void:
	var device := Velto.find_player(0)
	var rows := VBoxContainer.new()
	rows.position = Vector2(80, 80)
	rows.custom_minimum_size.x = 520
	add_child(rows)
	for member: String in SLIDERS:
		var config := device.get_motion_config() if device != null else {}
		if config.has(member):
			rows.add_child(_row(member, config[member]))
	if OS.get_cmdline_user_args().has("--tour") and rows.get_child_count() > 0:
		(rows.get_child(0).get_child(1) as HSlider).value = 0.68


func _row(member: String, value: float) -> VBoxContainer:
	var row := VBoxContainer.new()
	var label := Label.new()
	var slider := HSlider.new()
	slider.min_value = SLIDERS[member].x
	slider.max_value = SLIDERS[member].y
	slider.step = 0.01
	slider.value = value
	label.text = "%s  %.2f" % [member, value]
	slider.value_changed.connect(func(changed: float) -> void:
		label.text = "%s  %.2f" % [member, changed]
		_set_config(member, changed))
	row.add_child(label)
	row.add_child(slider)
	return row


## The members that the dictionary lacks keep their values.
func _set_config(member: String, value: float) -> void:
	var device := Velto.find_player(0)
	if device != null and device.set_motion_config({member: value}) == Velto.OK:
		_changes += 1


func _process(delta: float) -> void:
	_position = Velto.poll_player(0, delta).position_x
	_widest = maxf(_widest, absf(_position))
	queue_redraw()


func has_shown() -> bool:
	return _changes > 0


func say() -> String:
	var device := Velto.find_player(0)
	var gain: float = device.get_motion_config()["paddle_input_gain"] if device != null else 0.0
	return "tune: %d changes, the gain is %.2f" % [_changes, gain]


func _draw() -> void:
	draw_rect(Rect2(80, 420, 800, 8), Color(1, 1, 1, 0.2))
	draw_circle(Vector2(480 + clampf(_position, -1, 1) * 400, 424), 22, Players.COLORS[0])

extends CanvasLayer
## F1, Dev Mode: sliders for the motion configuration of the first wearable, with immediate effect. Click the name of another wearable to
## choose it.

## Members of the configuration, each with its range.
const SLIDERS: Dictionary[String, Vector2] = {
	"paddle_input_gain": Vector2(0.05, 1.5),
	"paddle_micro_deadzone": Vector2(0.0, 0.6),
	"paddle_smooth_retain": Vector2(0.0, 0.95),
	"paddle_smooth_max": Vector2(0.5, 2.0),
	"pointer_sensitivity": Vector2(0.0, 0.4),
	"pointer_damping": Vector2(0.8, 1.0),
	"deadzone": Vector2(0.0, 0.1),
	"input_smoothing": Vector2(0.05, 1.0),
}
const STEP := 0.005

var _rows := VBoxContainer.new()
var _chosen := 0
var _device: VeltoDevice = null
## The sliders, by member.
var sliders: Dictionary[String, HSlider] = {}


func _ready() -> void:
	process_mode = PROCESS_MODE_ALWAYS
	var box := PanelContainer.new()
	box.theme = ArcadeTheme.shared()
	box.set_anchors_and_offsets_preset(Control.PRESET_TOP_RIGHT, Control.PRESET_MODE_MINSIZE, 24)
	box.grow_horizontal = Control.GROW_DIRECTION_BEGIN
	box.add_child(_rows)
	_rows.add_theme_constant_override(&"separation", 4)
	_rows.custom_minimum_size.x = 640.0
	add_child(box)


func _process(_delta: float) -> void:
	if not visible:
		return
	var seats := Arcade.players.present()
	var seat: Seat = null if seats.is_empty() else seats[_chosen % seats.size()]
	var device: VeltoDevice = seat.device if seat != null else null
	if device != _device or _rows.get_child_count() == 0:
		_device = device
		_fill(seat)


func _fill(seat: Seat) -> void:
	sliders.clear()
	for row in _rows.get_children():
		row.queue_free()
	var name_button := Button.new()
	name_button.text = seat.name if seat != null else tr("DEV_NOBODY")
	name_button.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	name_button.focus_mode = Control.FOCUS_NONE
	name_button.pressed.connect(func() -> void: _chosen += 1)
	_rows.add_child(name_button)
	var config := _device.get_motion_config() if _device != null else {}
	for member in SLIDERS:
		if config.has(member):
			_add_row(member, config[member])


func _add_row(member: String, value: float) -> void:
	var label := Label.new()
	var slider := HSlider.new()
	label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	label.theme_type_variation = &"Quiet"
	slider.min_value = SLIDERS[member].x
	slider.max_value = SLIDERS[member].y
	slider.step = STEP
	slider.value = value
	slider.focus_mode = Control.FOCUS_NONE
	label.text = "%s  %.3f" % [member, value]
	slider.value_changed.connect(func(changed: float) -> void:
		label.text = "%s  %.3f" % [member, changed]
		if _device != null:
			_device.set_motion_config({member: changed}))
	sliders[member] = slider
	_rows.add_child(label)
	_rows.add_child(slider)

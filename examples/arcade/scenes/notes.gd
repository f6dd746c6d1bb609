extends CanvasLayer
## Briefly shows messages about wearables, above every screen.

## Time for which a note is shown (seconds).
const SHOWN := 4.0
## Distance from the top of the picture, and below the score sheet and the line about the turn of a game (pixels).
const TOP := 24.0
const TOPS: Dictionary[StringName, float] = {&"bowling": 300.0}

var _box := PanelContainer.new()
var _label := Label.new()
var _left := 0.0


func _ready() -> void:
	process_mode = PROCESS_MODE_ALWAYS
	_box.theme = ArcadeTheme.shared()
	_box.add_child(_label)
	_box.set_anchors_and_offsets_preset(Control.PRESET_TOP_RIGHT, Control.PRESET_MODE_MINSIZE, 24)
	_box.grow_horizontal = Control.GROW_DIRECTION_BEGIN
	_box.mouse_filter = Control.MOUSE_FILTER_IGNORE
	_label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	_label.add_theme_color_override(&"font_color", ArcadeTheme.WARNING)
	_box.visible = false
	add_child(_box)
	Arcade.noted.connect(_on_noted)


func _process(delta: float) -> void:
	_left -= delta
	_box.visible = _left > 0.0
	_box.offset_top = TOPS.get(Arcade.motion, TOP)
	_box.offset_bottom = _box.offset_top


func _on_noted(key: String, names: Dictionary) -> void:
	_label.text = tr(key).format(names)
	_left = SHOWN

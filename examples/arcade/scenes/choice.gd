class_name Choice
extends PanelContainer
## An item of a screen: text, perhaps a picture, a frame when it has the focus, and a bar while it is held.

## Emitted when the item was clicked or touched.
signal touched
## Emitted when the mouse is over the item.
signal pointed

## Speed at which the frame of the focus appears (per second).
const GLOW := 9.0

var accent := ArcadeTheme.TEXT
var is_focused := false
## Whether the item can be chosen; otherwise it is dimmed.
var is_enabled := true:
	set(value):
		is_enabled = value
		modulate.a = 1.0 if is_enabled else 0.4
## Progress of a hold, 0 to 1.
var progress := 0.0
## Whether a hold does not confirm the item: a wearable on a table may lean permanently.
var needs_press := false
## The action of the item.
var handler := Callable()

var _glow := 0.0
var _label := Label.new()
var _value := Label.new()
var _style := ArcadeTheme.box(ArcadeTheme.PANEL, ArcadeTheme.EDGE, 4)


func _init(key: String, color: Color, game := &"") -> void:
	accent = color
	mouse_filter = MOUSE_FILTER_STOP
	add_theme_stylebox_override(&"panel", _style)
	var rows := VBoxContainer.new()
	rows.alignment = BoxContainer.ALIGNMENT_CENTER
	rows.mouse_filter = MOUSE_FILTER_IGNORE
	add_child(rows)
	if not game.is_empty():
		var icon := GameIcon.new()
		icon.game = game
		rows.add_child(icon)
	for label: Label in [_label, _value]:
		label.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
		label.mouse_filter = MOUSE_FILTER_IGNORE
		rows.add_child(label)
	_label.text = key
	_label.add_theme_font_size_override(&"font_size", ArcadeTheme.NORMAL)
	_value.theme_type_variation = &"Quiet"
	_value.add_theme_color_override(&"font_color", ArcadeTheme.TEXT)
	_value.visible = false
	mouse_entered.connect(func() -> void: pointed.emit())


## The text below the name, such as a setting; text, no key.
func set_value(text: String) -> void:
	_value.visible = not text.is_empty()
	_value.text = text
	_value.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED


func set_key(key: String) -> void:
	_label.text = key


func _gui_input(event: InputEvent) -> void:
	var click := event as InputEventMouseButton
	if click != null and click.pressed and click.button_index == MOUSE_BUTTON_LEFT:
		touched.emit()
		accept_event()


func _process(delta: float) -> void:
	_glow = move_toward(_glow, 1.0 if is_focused else 0.0, GLOW * delta)
	_style.border_color = ArcadeTheme.EDGE.lerp(accent, _glow)
	_style.bg_color = ArcadeTheme.PANEL.lerp(accent, 0.16 * _glow)
	_style.set_expand_margin_all(8.0 * _glow)
	_style.shadow_color = Color(accent, 0.35 * _glow)
	_style.shadow_size = int(24.0 * _glow)
	_label.modulate = ArcadeTheme.TEXT.lerp(Color.WHITE, _glow)
	queue_redraw()


func _draw() -> void:
	if progress > 0.0:
		var bar := Rect2(Vector2(24.0, size.y - 22.0), Vector2(size.x - 48.0, 10.0))
		draw_rect(bar, Color(accent, 0.25))
		draw_rect(Rect2(bar.position, Vector2(bar.size.x * progress, bar.size.y)), accent)

class_name SeatCard
extends PanelContainer
## A seat: the player's color, the wearable's name, family and battery, whether it is simulated, and the lean of the hand.

const BAR := 12.0

var _seat: Seat
var _mark: PlayerMark
var _name := Label.new()
var _battery := BatteryMark.new()
var _detail := Label.new()
var _style := ArcadeTheme.box(Color(ArcadeTheme.PANEL, 0.85), ArcadeTheme.EDGE, 3, 20, 18)


func _init(seat: Seat) -> void:
	_seat = seat
	mouse_filter = MOUSE_FILTER_IGNORE
	clip_contents = true
	add_theme_stylebox_override(&"panel", _style)
	var rows := VBoxContainer.new()
	rows.add_theme_constant_override(&"separation", 2)
	add_child(rows)
	for label: Label in [_name, _detail]:
		label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED # a device's name is text
		label.clip_text = true
		label.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	_mark = PlayerMark.new(seat.index)
	_name.size_flags_horizontal = SIZE_EXPAND_FILL
	var heading := HBoxContainer.new()
	heading.add_theme_constant_override(&"separation", 10)
	heading.add_child(_mark)
	heading.add_child(_name)
	heading.add_child(_battery)
	rows.add_child(heading)
	rows.add_child(_detail)
	_detail.theme_type_variation = &"Quiet"
	rows.add_child(_spacer())


func _process(_delta: float) -> void:
	var color := _seat.color()
	_style.border_color = color if _seat.is_here or _is_keyboard() else ArcadeTheme.EDGE
	_name.modulate = color if not _seat.is_free() or _is_keyboard() else ArcadeTheme.QUIET
	_mark.visible = not _seat.is_free() or _is_keyboard()
	_name.text = _title()
	_detail.text = _describe()
	_battery.charge = _seat.battery if _seat.is_here else -1.0
	queue_redraw()


func _title() -> String:
	if _is_keyboard():
		return tr("PLAYER_NUMBER").format({"number": _seat.index + 1})
	return tr("SEAT_FREE") if _seat.is_free() else _seat.name


## Without any wearable the keyboard is the first player.
func _is_keyboard() -> bool:
	return _seat.is_free() and _seat.index == 0 and Arcade.players.present().is_empty()


func _describe() -> String:
	if _seat.is_free():
		return tr("SEAT_KEYS") if _is_keyboard() else tr("SEAT_WAITING")
	if not _seat.is_here:
		return tr("SEAT_LOST")
	var parts: PackedStringArray = [tr(Seat.FAMILIES.get(_seat.family, "FAMILY_OTHER"))]
	if _seat.is_simulated:
		parts.append(tr("BADGE_SIMULATED"))
	return " · ".join(parts)


func _draw() -> void:
	if not _seat.is_here:
		return
	var bar := Rect2(18.0, size.y - BAR - 14.0, size.x - 36.0, BAR)
	draw_rect(bar, Color(1.0, 1.0, 1.0, 0.1))
	var place := bar.position.x + bar.size.x * (clampf(_seat.hand.steer, -1.0, 1.0) + 1.0) / 2.0
	draw_circle(Vector2(place, bar.position.y + BAR / 2.0), BAR, _seat.color())


func _spacer() -> Control:
	var space := Control.new()
	space.custom_minimum_size.y = BAR + 12.0
	return space

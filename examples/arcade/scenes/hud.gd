extends CanvasLayer
## F2: the input of every wearable, in numbers.

const RATES: Dictionary[int, String] = {
	Velto.RATE_MODE_UNKNOWN: "HUD_RATE_UNKNOWN", Velto.RATE_MODE_FAST: "HUD_RATE_FAST",
	Velto.RATE_MODE_NORMAL: "HUD_RATE_NORMAL", Velto.RATE_MODE_LOW_POWER: "HUD_RATE_LOW",
}

var _label := Label.new()


func _ready() -> void:
	process_mode = PROCESS_MODE_ALWAYS
	var box := PanelContainer.new()
	box.theme = ArcadeTheme.shared()
	box.position = Vector2(24.0, 24.0)
	box.mouse_filter = Control.MOUSE_FILTER_IGNORE
	box.modulate.a = 0.92
	box.add_child(_label)
	add_child(box)
	_label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	_label.add_theme_font_size_override(&"font_size", ArcadeTheme.SMALL)


func _process(_delta: float) -> void:
	if not visible:
		return
	var lines: PackedStringArray = [tr("HUD_FRAMES").format({"rate": roundi(Engine.get_frames_per_second())})]
	for seat in Arcade.players.taken():
		lines.append(_line(seat))
	if lines.size() == 1:
		lines.append(Velto.describe_search())
	_label.text = "\n".join(lines)


func _line(seat: Seat) -> String:
	if not seat.is_here:
		return "%s  %s" % [seat.name, tr("SEAT_LOST")]
	var input := seat.input
	var age := "" if input.packet_count == 0 else "%d ms" % roundi(minf(input.packet_age, 9.999) * 1000.0)
	return "%s  %s  x %+.2f  y %+.2f  %s %d  %s" % [
		seat.name, tr(RATES.get(input.rate_mode, "HUD_RATE_UNKNOWN")), input.position_x, input.position_y,
		tr("HUD_PACKETS"), input.packet_count, age,
	]

extends RefCounted
## What the screens share: who plays, in which color, and large letters.

const COUNT := 3
const COURT := Vector2(960, 540)
const COLORS: Array[Color] = [Color("ffb000"), Color("3fc1c9"), Color("ff5a5f")]
const TEXT := Color("e8eef2")


static func name_of(player: int) -> String:
	var device := Velto.find_player(player)
	return device.get_name() if device != null else "nobody yet"


static func write(on: Control, text: String, place: Vector2, font_size := 24, color := TEXT) -> void:
	on.draw_string(ThemeDB.fallback_font, place, text, HORIZONTAL_ALIGNMENT_LEFT, -1, font_size, color)

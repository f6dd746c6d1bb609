extends RefCounted
## The players on all screens, and their colors.

const COUNT := 3
const COURT := Vector2(960, 470)
const COLORS: Array[Color] = [Color("ffb000"), Color("3fc1c9"), Color("ff5a5f")]


static func name_of(player: int) -> String:
	var device := Velto.find_player(player)
	return device.get_name() if device != null else "nobody yet"

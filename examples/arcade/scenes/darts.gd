extends PlainPicture
## Darts, drawn plainly.

const MIDDLE := Vector2(80.0, 51.0)


func _paint() -> void:
	if snapshot.is_empty():
		return
	_fit()
	for ring: float in [35.0, 31.1, 23.3, 19.4, 7.8, 3.9]:
		picture().draw_arc(MIDDLE, ring, 0.0, TAU, 48, ArcadeTheme.QUIET, 0.4)
	for marker: Array in snapshot["markers"]:
		picture().draw_circle(MIDDLE + Vector2(marker[0], marker[1]), 0.9, Color("ffc24b"))
	var aim: Array = snapshot["aim"]
	picture().draw_arc(MIDDLE + Vector2(aim[0], aim[1]), 2.4, 0.0, TAU, 24, Color("ff6b5e") if (snapshot["controls"] as Dictionary)["primed"] else Color.WHITE, 0.5)
	var state: Dictionary = snapshot["match"]
	var scores: Array = state["scores"]
	for person in scores.size():
		_write("%d" % scores[person], Vector2(4.0, 14.0 + 9.0 * person), 7, ArcadeTheme.color_of_player(person))
	_write(str(snapshot["label"]), Vector2(128.0, 14.0), 7)

extends PlainPicture
## Pong, drawn plainly.

const COLORS: Array[Color] = [Color("22d3ee"), Color("ffc24b"), Color("ff6b5e")]


func _paint() -> void:
	if snapshot.is_empty():
		return
	_fit()
	var bricks: Array = snapshot["bricks"]
	for index in bricks.size():
		var hits: int = bricks[index]
		if hits > 0:
			var place := Vector2(5.0 + 19.0 * (index % 8), snapshot["brick_top"] + 7.0 * floorf(index / 8.0))
			picture().draw_rect(Rect2(place, Vector2(17.0, 5.0)), COLORS[mini(hits, 3) - 1])
	picture().draw_rect(Rect2(float((snapshot["paddle"] as Dictionary)["center"]) - 26.0, 80.5, 52.0, 3.0), ArcadeTheme.TEXT)
	var ball: Array = snapshot["ball"]
	picture().draw_rect(Rect2(ball[0], ball[1], 2.0, 2.0), Color.WHITE)
	_write("%d" % snapshot["score"], Vector2(5.0, 9.0), 7)
	_write("%d" % snapshot["lives"], Vector2(148.0, 9.0), 7, COLORS[2])

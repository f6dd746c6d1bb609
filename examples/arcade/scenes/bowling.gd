extends PlainPicture
## Bowling, drawn plainly.

const PINS: Array[Vector2] = [
	Vector2(0, 0), Vector2(-1, 1), Vector2(1, 1), Vector2(-2, 2), Vector2(0, 2), Vector2(2, 2),
	Vector2(-3, 3), Vector2(-1, 3), Vector2(1, 3), Vector2(3, 3),
]


func _paint() -> void:
	if snapshot.is_empty():
		return
	_fit()
	picture().draw_rect(Rect2(60.0, 8.0, 40.0, 80.0), Color("33261a"))
	var standing: Array = snapshot["standing"]
	for pin in standing.size():
		if standing[pin]:
			picture().draw_circle(Vector2(80.0 + PINS[pin].x * 5.0, 26.0 - PINS[pin].y * 5.0), 2.0, Color("f6f1e6"))
	picture().draw_circle(Vector2(80.0 + float(snapshot["aim"]) * 16.0, 80.0), 3.0, Color("4468ff"))
	var sheets: Array = snapshot["sheets"]
	for person in sheets.size():
		_write("%d" % (sheets[person] as Dictionary)["total"], Vector2(4.0, 14.0 + 9.0 * person), 7, ArcadeTheme.color_of_player(person))
	_write("%d" % (int(snapshot["frame"]) + 1), Vector2(146.0, 14.0), 7)

class_name GameIcon
extends Control
## A drawn picture of a game, for its card: no image file is needed.

const SIDE := 180.0
const BRICKS: Array[Color] = [Color("22d3ee"), Color("ffc24b"), Color("ff6b5e")]

var game := &""


func _init() -> void:
	custom_minimum_size = Vector2(SIDE, SIDE)
	mouse_filter = MOUSE_FILTER_IGNORE


func _draw() -> void:
	draw_set_transform(size / 2.0 - Vector2(SIDE, SIDE) / 2.0)
	match game:
		&"pong":
			_draw_bricks()
		&"darts":
			_draw_board()
		&"bowling":
			_draw_pins()
		&"quiz":
			_draw_answers()


func _draw_bricks() -> void:
	for row in 3:
		for column in 4:
			if row < 2 or column < 2:
				draw_rect(Rect2(4.0 + column * 44.0, 12.0 + row * 26.0, 40.0, 20.0), BRICKS[row])
	draw_circle(Vector2(112.0, 112.0), 12.0, Color.WHITE)
	draw_rect(Rect2(46.0, 152.0, 92.0, 16.0), ArcadeTheme.TEXT)


func _draw_board() -> void:
	var middle := Vector2(SIDE, SIDE) / 2.0
	draw_circle(middle, 88.0, Color("20242f"))
	for sector in 20:
		var from := TAU * (sector - 0.5) / 20.0
		var points := PackedVector2Array([middle])
		for part in 4:
			points.append(middle + Vector2.from_angle(from + TAU / 20.0 * part / 3.0) * 76.0)
		draw_colored_polygon(points, Color("e9dfc7") if sector % 2 == 0 else Color("2f3544"))
	draw_arc(middle, 72.0, 0.0, TAU, 48, Color("2fd6a3"), 8.0)
	draw_arc(middle, 46.0, 0.0, TAU, 48, Color("ff6b5e"), 8.0)
	draw_circle(middle, 16.0, Color("2fd6a3"))
	draw_circle(middle, 8.0, Color("ff6b5e"))


func _draw_pins() -> void:
	for pin: Vector2 in [Vector2(52.0, 96.0), Vector2(128.0, 96.0), Vector2(90.0, 112.0)]:
		draw_circle(pin + Vector2(0.0, 28.0), 19.0, Color("f6f1e6"))
		draw_rect(Rect2(pin + Vector2(-13.0, -22.0), Vector2(26.0, 50.0)), Color("f6f1e6"))
		draw_circle(pin + Vector2(0.0, -34.0), 15.0, Color("f6f1e6"))
		draw_rect(Rect2(pin + Vector2(-13.0, -20.0), Vector2(26.0, 7.0)), Color("ff6b5e"))
	draw_circle(Vector2(134.0, 50.0), 34.0, Color("4468ff"))
	for hole: Vector2 in [Vector2(126.0, 38.0), Vector2(140.0, 36.0), Vector2(136.0, 50.0)]:
		draw_circle(hole, 4.5, Color("141a33"))


func _draw_answers() -> void:
	for slot in 4:
		var place := Rect2(6.0 + (slot % 2) * 88.0, 104.0 + int(slot / 2.0) * 38.0, 80.0, 30.0)
		draw_rect(place, Color("b18cff") if slot == 1 else Color("2c3763"))
	draw_string(ThemeDB.fallback_font, Vector2(58.0, 88.0), "?", HORIZONTAL_ALIGNMENT_LEFT, -1, 110, Color("b18cff"))

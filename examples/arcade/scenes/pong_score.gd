extends Control
## Points, balls that are left, and the level of Pong.

const BALL := 17.0

var _score := 0
var _lives := 0
var _level := 1


func set_score(snapshot: Dictionary) -> void:
	if snapshot["score"] != _score or snapshot["lives"] != _lives or snapshot["level"] != _level:
		_score = snapshot["score"]
		_lives = snapshot["lives"]
		_level = snapshot["level"]
		queue_redraw()


func _draw() -> void:
	var font := ArcadeTheme.shared().get_font(&"font", &"Title")
	draw_string(font, Vector2(70.0, 130.0), str(_score), HORIZONTAL_ALIGNMENT_LEFT, -1, 104, ArcadeTheme.TEXT)
	for index in _lives:
		draw_circle(Vector2(size.x - 90.0 - index * 54.0, 92.0), BALL, ArcadeTheme.GAMES[&"pong"], true, -1.0, true)
	draw_string(font, Vector2(size.x / 2.0 - 300.0, 112.0), tr("LEVEL").format({"number": _level}), HORIZONTAL_ALIGNMENT_CENTER, 600, 56, ArcadeTheme.QUIET)

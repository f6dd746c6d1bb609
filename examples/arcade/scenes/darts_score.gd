extends Control
## The chalkboard: the remaining points of all players, the darts of this turn, and a way to finish.

const ROW := 86.0

var _shown: Dictionary = {}
var _label := ""
var _phase := ""
var _checkout: Array = []
var _countdown := 0
var _is_big := false


func set_score(snapshot: Dictionary) -> void:
	if snapshot["match"] == _shown and snapshot["phase"] == _phase and _phase != "countdown":
		return
	_phase = snapshot["phase"]
	_shown = snapshot["match"]
	_label = snapshot["label"]
	_checkout = snapshot.get("checkout", [])
	_countdown = snapshot.get("countdown_left", 0) if _phase == "countdown" else 0
	_is_big = _phase == "feedback"
	queue_redraw()


func _draw() -> void:
	if _shown.is_empty():
		return
	var font := ArcadeTheme.shared().get_font(&"font", &"Title")
	var scores: Array = _shown["scores"]
	var height := ROW * scores.size() + 60.0
	draw_style_box(ArcadeTheme.box(Color("10231c", 0.92), Color("6b4a2b"), 8, 18), Rect2(50.0, 60.0, 380.0, height))
	for person in scores.size():
		_draw_row(font, person, scores[person], 60.0 + 30.0 + ROW * person)
	_draw_turn(font)
	if _countdown > 0:
		draw_string(font, Vector2(0.0, size.y / 2.0 + 120.0), str(_countdown), HORIZONTAL_ALIGNMENT_CENTER, size.x, 340, ArcadeTheme.TEXT)
	elif _is_big and _label != "":
		draw_string_outline(font, Vector2(0.0, 190.0), _label, HORIZONTAL_ALIGNMENT_CENTER, size.x, 150, 30, ArcadeTheme.NIGHT)
		draw_string(font, Vector2(0.0, 190.0), _label, HORIZONTAL_ALIGNMENT_CENTER, size.x, 150, ArcadeTheme.WARNING)


func _draw_row(font: Font, person: int, score: int, top: float) -> void:
	var is_active: bool = int(_shown["player"]) == person
	var color := ArcadeTheme.color_of_player(person)
	PlayerMark.draw_on(self, Vector2(98.0, top + 36.0), 24.0, person, is_active)
	draw_string(font, Vector2(144.0, top + 62.0), str(score), HORIZONTAL_ALIGNMENT_LEFT, -1, 72, color if is_active else ArcadeTheme.QUIET)
	var legs: Array = _shown["legs_won"]
	for leg in int(legs[person]):
		draw_circle(Vector2(390.0 - leg * 34.0, top + 38.0), 10.0, ArcadeTheme.WARNING, true, -1.0, true)


## The darts of this turn as they hit, then those that would finish.
func _draw_turn(font: Font) -> void:
	var turn: Array = _shown["turn"]
	var left := size.x - 360.0
	draw_style_box(ArcadeTheme.box(Color("10231c", 0.92), Color("6b4a2b"), 8, 18), Rect2(left, 60.0, 310.0, 3.0 * ROW + 60.0))
	for index in 3:
		var text := "·"
		var color := ArcadeTheme.QUIET
		if index < turn.size():
			text = _name_of(turn[index])
			color = ArcadeTheme.TEXT
		elif index - turn.size() < _checkout.size():
			text = _name_of(_checkout[index - turn.size()])
			color = Color(ArcadeTheme.WARNING, 0.8)
		draw_string(font, Vector2(left, 60.0 + 92.0 + ROW * index), text, HORIZONTAL_ALIGNMENT_CENTER, 310.0, 64, color)


static func _name_of(field: Array) -> String:
	return DartsBoard.described(int(field[0]), int(field[1]))["label"]

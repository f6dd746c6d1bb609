extends Control
## The question, its four answers, the choices of the players, the points, and the remaining time and questions.

const LETTERS: Array[String] = ["A", "B", "C", "D"]
const WIDTH := 1640.0
const QUESTION := Rect2(0.0, 150.0, WIDTH, 220.0)
const ANSWER := Vector2(805.0, 132.0)
const GAP := 30.0
const LAMP_GAP := 12.0
## Ticks between redraws of the bar of remaining time, and the number of steps of the bar of a hold.
const BAR_TICKS := 4
const HOLD_STEPS := 40
const RIGHT := Color("2fd6a3")
const WRONG := Color("ff4f6d")

## Progress of each person's hold, 0 to 1; empty in the spectators' window.
var holds: Array = []

var _now: Dictionary = {}
var _drawn: Array = []


## Text is laid out again only if it has changed; bars move in steps too small to be seen.
func set_score(snapshot: Dictionary) -> void:
	var now := [snapshot["phase"], snapshot["id"], snapshot["offered"], snapshot["slots"], snapshot["locked"], snapshot["points"], snapshot["player"],
		int(snapshot["phase_ticks"]) / BAR_TICKS if int(snapshot["phase_length"]) > 0 else 0,
		holds.map(func(hold: float) -> int: return roundi(hold * HOLD_STEPS))]
	if now != _drawn:
		_drawn = now
		_now = snapshot
		queue_redraw()


## Returns the answer at a place; -1 for none.
func slot_at(place: Vector2) -> int:
	return range(LETTERS.size()).find_custom(func(slot: int) -> bool: return place_of(slot).has_point(place))


## Returns the place of an answer.
func place_of(slot: int) -> Rect2:
	var left := (size.x - WIDTH) / 2.0
	return Rect2(left + (slot % 2) * (ANSWER.x + GAP), QUESTION.end.y + GAP + floorf(slot / 2.0) * (ANSWER.y + GAP), ANSWER.x, ANSWER.y)


func _draw() -> void:
	if _now.is_empty() or _now["phase"] == "over":
		return
	var font := ArcadeTheme.shared().get_font(&"font", &"Heading")
	var left := (size.x - WIDTH) / 2.0
	_box(Rect2(left, QUESTION.position.y, QUESTION.size.x, QUESTION.size.y), ArcadeTheme.PANEL, ArcadeTheme.GAMES[&"quiz"])
	_write(font, _question(), Rect2(left + 50.0, QUESTION.position.y, QUESTION.size.x - 100.0, QUESTION.size.y), 62, ArcadeTheme.TEXT)
	var lines := _lines()
	for slot in lines.size():
		_draw_answer(font, slot, lines[slot], place_of(slot))
	_draw_progress(left)
	_draw_points(font)


func _question() -> String:
	if _now["phase"] == "category":
		return tr("QUIZ_CHOOSE")
	return ArcadeGames.bank().text(_now["id"], TranslationServer.get_locale())


## The texts of the four slots.
func _lines() -> PackedStringArray:
	var lines := PackedStringArray()
	var language := TranslationServer.get_locale()
	if _now["phase"] == "category":
		for category: String in _now["offered"]:
			for entry: Dictionary in ArcadeGames.bank().categories:
				if entry["id"] == category:
					lines.append((entry["name"] as Dictionary).get(language, ""))
		return lines
	var answers: Array = ArcadeGames.bank().answers(_now["id"], language)
	for index: int in _now["order"]:
		lines.append(str(answers[index]))
	return lines


func _draw_answer(font: Font, slot: int, text: String, place: Rect2) -> void:
	var is_feedback: bool = _now["phase"] == "feedback"
	var is_right: bool = is_feedback and int(_now["correct"]) == slot
	var choosers := _choosers_of(slot)
	var edge := ArcadeTheme.EDGE
	var fill := ArcadeTheme.PANEL
	if is_right:
		edge = RIGHT
		fill = RIGHT.darkened(0.6)
	elif not choosers.is_empty():
		edge = WRONG if is_feedback else ArcadeTheme.color_of_player(choosers[0])
		fill = edge.darkened(0.65)
	_box(place, fill, edge)
	draw_string(font, place.position + Vector2(34.0, 88.0), LETTERS[slot], HORIZONTAL_ALIGNMENT_LEFT, -1, 60, ArcadeTheme.GAMES[&"quiz"])
	_write(font, text, Rect2(place.position + Vector2(110.0, 0.0), place.size - Vector2(260.0, 0.0)), 48, ArcadeTheme.TEXT, HORIZONTAL_ALIGNMENT_LEFT)
	for index in choosers.size():
		var locked: Array = _now["locked"]
		var spot := Vector2(place.end.x - 42.0 - 60.0 * floorf(index / 2.0), place.position.y + 38.0 + 58.0 * (index % 2))
		PlayerMark.draw_on(self, spot, 20.0, choosers[index], int(locked[choosers[index]]) >= 0)
		if choosers[index] < holds.size() and holds[choosers[index]] > 0.0 and int(locked[choosers[index]]) < 0 and not is_feedback:
			var bar := Rect2(place.position.x + 24.0, place.end.y - 16.0 - 12.0 * index, (place.size.x - 48.0) * float(holds[choosers[index]]), 8.0)
			draw_rect(bar, ArcadeTheme.color_of_player(choosers[index]))


func _choosers_of(slot: int) -> Array[int]:
	var found: Array[int] = []
	var slots: Array = _now["slots"]
	for person in slots.size():
		if int(slots[person]) == slot and int(_now["player"]) in [-1, person]:
			found.append(person)
	return found


## One lamp for each question of the round, and the remaining time.
func _draw_progress(left: float) -> void:
	var count: int = _now["questions"]
	var step := (WIDTH + LAMP_GAP) / count
	for index in count:
		var color := ArcadeTheme.GAMES[&"quiz"] if index <= int(_now["question"]) and _now["phase"] != "category" else ArcadeTheme.EDGE
		draw_style_box(ArcadeTheme.box(color, color, 0, 6, 0), Rect2(left + index * step, 118.0, step - LAMP_GAP, 12.0))
	if _now["phase"] == "question" and int(_now["phase_length"]) > 0:
		var share := 1.0 - float(_now["phase_ticks"]) / float(_now["phase_length"])
		draw_style_box(ArcadeTheme.box(ArcadeTheme.WARNING, ArcadeTheme.WARNING, 0, 6, 0), Rect2(left, QUESTION.end.y + 10.0, WIDTH * share, 12.0))


func _draw_points(font: Font) -> void:
	var points: Array = _now["points"]
	for person in points.size():
		var place := Vector2(70.0 + 240.0 * person, 84.0)
		PlayerMark.draw_on(self, place + Vector2(0.0, -24.0), 24.0, person)
		draw_string(font, place + Vector2(46.0, 0.0), str(points[person]), HORIZONTAL_ALIGNMENT_LEFT, -1, 64, ArcadeTheme.TEXT)


func _box(place: Rect2, fill: Color, edge: Color) -> void:
	draw_style_box(ArcadeTheme.box(Color(fill, 0.88), edge, 4, 24), place)


## Text on up to three lines, reduced in size until it fits.
func _write(font: Font, text: String, place: Rect2, letters: int, color: Color, alignment := HORIZONTAL_ALIGNMENT_CENTER) -> void:
	var flags := TextServer.BREAK_MANDATORY | TextServer.BREAK_WORD_BOUND
	var area := font.get_multiline_string_size(text, alignment, place.size.x, letters, 3, flags)
	while letters > 36 and (area.y > place.size.y - 20.0):
		letters -= 4
		area = font.get_multiline_string_size(text, alignment, place.size.x, letters, 3, flags)
	var top := place.position.y + (place.size.y - area.y) / 2.0 + font.get_ascent(letters)
	draw_multiline_string(font, Vector2(place.position.x, top), text, alignment, place.size.x, letters, 3, color, flags)

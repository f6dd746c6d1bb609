extends Page
## The page after a game: the winner, and the statistics of all players.

## The maximum number of players in the statistics, and per column.
const SHOWN := 12
const ROWS := 4

var _party: Party


func open(options: Dictionary) -> void:
	_party = options["party"]
	var accent := ArcadeTheme.GAMES[_party.game]
	var snapshot: Dictionary = options["snapshot"]
	var winners := _winners(snapshot)
	var names: PackedStringArray = []
	for person in winners:
		names.append(_party.name_of(person))
	var heading := add_line("", &"Title" if winners.size() == 1 else &"Heading", true)
	heading.text = tr(_heading(snapshot, winners)).format({"names": ", ".join(names)})
	heading.add_theme_color_override(&"font_color", _party.color_of(winners[0]) if winners.size() == 1 else accent)
	var figures := _figures(snapshot)
	var columns := GridContainer.new()
	columns.columns = 3 * ceili(mini(figures.size(), SHOWN) / float(ROWS))
	columns.add_theme_constant_override(&"h_separation", 36)
	body().add_child(columns)
	for person in mini(figures.size(), SHOWN):
		columns.add_child(PlayerMark.new(person))
		for text: String in [_party.name_of(person), str(figures[person])]:
			var line := add_line(text, &"Heading", true)
			line.add_theme_color_override(&"font_color", _party.color_of(person))
			line.autowrap_mode = TextServer.AUTOWRAP_OFF
			line.horizontal_alignment = HORIZONTAL_ALIGNMENT_RIGHT if text.is_valid_int() else HORIZONTAL_ALIGNMENT_LEFT
			line.reparent(columns)
	add_button("RESULT_AGAIN", accent, _again)
	add_button("RESULT_LOBBY", accent, func() -> void: Arcade.go(&"lobby", {"game": _party.game}))
	add_button("RESULT_MENU", ArcadeTheme.QUIET, leave)


func _again() -> void:
	Arcade.go(&"game", {"party": Arcade.gather(_party.game, _party.count)})


func _heading(snapshot: Dictionary, winners: Array[int]) -> String:
	if _party.game == &"pong":
		return "RESULT_WON" if snapshot["phase"] == "won" else "RESULT_LOST"
	return "RESULT_WINNER" if winners.size() == 1 else "RESULT_TIE"


func _winners(snapshot: Dictionary) -> Array[int]:
	match _party.game:
		&"darts":
			return [maxi((snapshot["match"] as Dictionary)["winner"], 0)]
		&"bowling":
			return _best(_figures(snapshot))
		&"quiz":
			return _best(_figures(snapshot))
	return [0]


func _figures(snapshot: Dictionary) -> Array[int]:
	var figures: Array[int] = []
	match _party.game:
		&"darts":
			figures.assign((snapshot["match"] as Dictionary)["scores"])
		&"bowling":
			for sheet: Dictionary in snapshot["sheets"]:
				figures.append(sheet["total"])
		&"quiz":
			figures.assign(snapshot["points"])
		_:
			figures.append(snapshot["score"])
	return figures


func _best(figures: Array[int]) -> Array[int]:
	var best: Array[int] = []
	for person in figures.size():
		if figures[person] == figures.max():
			best.append(person)
	return best

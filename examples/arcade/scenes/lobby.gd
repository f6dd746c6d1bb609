extends Page
## The page before a game: the controls of each wearable, the seats, and the number of players.

## The value instead of a family for a player without a wearable.
const KEYS := -1
## The suffix of the text table's keys for each family.
const HOW: Dictionary[int, String] = {Velto.FAMILY_TRIKI: "CAP", Velto.FAMILY_METAWEAR: "BOARD", Velto.FAMILY_TAP: "TAP", KEYS: "KEYS"}

var _game := &""
var _people := 1
var _people_choice: Choice
var _lines: Dictionary[int, Label] = {} # the controls by family


func open(options: Dictionary) -> void:
	_game = options["game"]
	Arcade.players.clear_lost()
	_people = clampi(maxi(Arcade.players.present().size(), 1), 1, ArcadeGames.MOST[_game])
	if _game == &"pong":
		_people = 1
	var accent := ArcadeTheme.GAMES[_game]
	set_title(ArcadeGames.title(_game))
	(get_node("Page/Rows/Title") as Label).add_theme_color_override(&"font_color", accent)
	add_line("ABOUT_" + String(_game).to_upper())
	for family in HOW:
		_lines[family] = add_line("HOW_%s_%s" % [String(_game).to_upper(), HOW[family]], &"Quiet")
	var strip := HBoxContainer.new()
	strip.set_script(load("res://scenes/seat_strip.gd"))
	body().add_child(strip)
	add_button("LOBBY_PLAY", accent, _play)
	if SavedGame.exists(_game):
		add_button("LOBBY_CONTINUE", accent, _continue)
	_people_choice = add_button("LOBBY_PEOPLE", accent, _more_people)
	add_button("LOBBY_CALIBRATE", accent, _calibrate)
	add_button("BACK", ArcadeTheme.QUIET, leave)
	_show_people()


## Highlights the lines about the present players.
func _process(delta: float) -> void:
	super(delta)
	var families := Arcade.players.present().map(func(seat: Seat) -> int: return seat.family)
	for family in _lines:
		var is_theirs := families.has(family) or families.is_empty() and family == KEYS
		_lines[family].add_theme_color_override(&"font_color", ArcadeTheme.TEXT if is_theirs else ArcadeTheme.QUIET)


func _more_people() -> void:
	_people = _people % ArcadeGames.MOST[_game] + 1
	_show_people()


func _show_people() -> void:
	var party := Party.new(_game, _people, Arcade.players)
	var note := ""
	if _people > 1 and not party.has_own_wearables():
		note = tr("LOBBY_PASS_ON")
	_people_choice.set_value("%d  %s" % [_people, note])


func _play() -> void:
	SavedGame.forget(_game)
	Arcade.go(&"game", {"party": Arcade.gather(_game, _people)})


func _continue() -> void:
	Arcade.go(&"game", {"party": Arcade.gather(_game, SavedGame.people(_game)), "saved": SavedGame.read(_game)})


func _calibrate() -> void:
	Arcade.go(&"calibration", {"back": &"lobby", "options": {"game": _game}})

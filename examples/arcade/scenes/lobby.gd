extends Page
## Before a game: how it is played with each wearable, who sits where, and how many people play.

var _game := &""
var _people := 1
var _people_choice: Choice


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
	for family: String in ["CAP", "BOARD", "TAP", "KEYS"]:
		add_line("HOW_%s_%s" % [String(_game).to_upper(), family], &"Quiet")
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

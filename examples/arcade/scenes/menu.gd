extends Screen
## The first page: four games, settings and exit, in front of the attract mode.

## Time without input after which the page is hidden, to show the attract mode (seconds).
const IDLE_TIME := 25.0
## Speed at which the page appears and disappears (per second).
const FADE := 3.0
## Movement of a hand that counts as input (positions).
const STIR := 0.25

var _idle := 0.0

@onready var _hint: Label = $Page/Rows/Hint


func open(options: Dictionary) -> void:
	if options.get("attract", false):
		_idle = IDLE_TIME
		modulate.a = 0.0
	var cards: HBoxContainer = get_node("Page/Rows/Cards")
	for game in ArcadeGames.NAMES:
		var card := add_choice(cards, ArcadeGames.title(game), ArcadeTheme.GAMES[game], _open_lobby.bind(game), game)
		card.size_flags_horizontal = SIZE_EXPAND_FILL
		card.size_flags_stretch_ratio = 1.5
	for row: Array in [["MENU_SETTINGS", _open_settings], ["MENU_QUIT", _quit]]:
		var card := add_choice(cards, row[0], ArcadeTheme.QUIET, row[1])
		card.size_flags_horizontal = SIZE_EXPAND_FILL
	choices[-1].needs_press = true


func _enter_tree() -> void:
	super()
	for item in ArcadeGames.NAMES.size():
		enable(item, ArcadeGames.is_ready(ArcadeGames.NAMES[item]))


func _process(delta: float) -> void:
	super(delta)
	_idle += delta
	for seat in Arcade.players.present():
		if absf(seat.hand.steer) > STIR or seat.hand.is_confirmed:
			_idle = 0.0
	modulate.a = move_toward(modulate.a, 0.0 if _idle > IDLE_TIME and not Arcade.robots.is_empty() else 1.0, FADE * delta)
	_hint.text = "HINT_MENU" if not Arcade.players.present().is_empty() else "HINT_KEYS"


func _input(event: InputEvent) -> void:
	if event.is_pressed() or event is InputEventMouseMotion:
		_idle = 0.0


func leave() -> void:
	pass


func _open_lobby(game: StringName) -> void:
	Arcade.go(&"lobby", {"game": game})


func _open_settings() -> void:
	Arcade.go(&"settings")


func _quit() -> void:
	Arcade.leave()

extends Node
## The only autoload. It reads all input at the beginning of every frame, and owns the state that outlives a scene: settings, wearables
## and players.

## Emitted to request a screen; for the options see [method Screen.open].
signal screen_wanted(screen: StringName, options: Dictionary)
## Emitted to show a line of text to all players, such as a lost wearable: a key of the text table, and its argument.
signal noted(key: String, names: Dictionary)

## Time in which the engine gives up sounds that were stopped (milliseconds).
const SILENCE := 150

var settings := ArcadeSettings.new()
var wearables := Wearables.new()
var players := Players.new()
## The current or last game; null before the first.
var party: Party = null
## The command-line arguments after `--`.
var arguments := OS.get_cmdline_user_args()
## The wearables of the attract mode, which belong to no player.
var robots: Array[Robot] = []

## The game that hands are configured for; empty for menus.
var motion := &""
## The length of this frame as the games see it (seconds).
var delta := 0.0


func _init() -> void:
	process_priority = -1000 # all input of a frame is read before anyone uses it
	process_mode = PROCESS_MODE_ALWAYS


func _ready() -> void:
	get_tree().auto_accept_quit = false
	settings.load_file()
	if arguments.has("--language"):
		settings.language = arguments[arguments.find("--language") + 1]
	settings.apply()
	players.lost.connect(func(seat: Seat) -> void: noted.emit("NOTE_LOST", {"name": seat.name}))
	players.returned.connect(func(seat: Seat) -> void: noted.emit("NOTE_RETURNED", {"name": seat.name}))
	players.joined.connect(func(seat: Seat) -> void: noted.emit("NOTE_JOINED", {"name": seat.name}))
	wearables.came.connect(_welcome)
	wearables.start(arguments)


func _process(frame: float) -> void:
	delta = frame
	wearables.advance(frame)
	players.poll(frame)


func _notification(what: int) -> void:
	if what == NOTIFICATION_WM_CLOSE_REQUEST:
		leave()


func _exit_tree() -> void:
	robots.clear()
	wearables.stop()


## Ends the program after its sounds.
func leave() -> void:
	Jukebox.is_over = true
	get_tree().call_group(Jukebox.GROUP, &"stop")
	var end := Time.get_ticks_msec() + SILENCE
	while Time.get_ticks_msec() < end:
		await get_tree().process_frame
	get_tree().quit()


## Shows a screen in place of the present one.
func go(screen: StringName, options: Dictionary = {}) -> void:
	screen_wanted.emit(screen, options)


## A party for a game, with the wearables that are there now.
func gather(game: StringName, people: int) -> Party:
	party = Party.new(game, people, players)
	return party


## Configures all hands for a game, or for menus if the name is empty. Wearables that connect or return later are configured then.
func prepare_hands(game: StringName) -> void:
	motion = game
	for seat in players.present():
		prepare_hand(seat, game)


static func prepare_hand(seat: Seat, game: StringName) -> void:
	if game.is_empty() or game == &"quiz":
		seat.device.begin_menu_motion(Velto.NAVIGATOR_POLICY_COMFORT)
	else:
		seat.device.end_menu_motion()
		seat.hand.prepare(seat.device, game)
	seat.hand.rest()


func _welcome(device: VeltoDevice) -> void:
	for robot in robots:
		if robot.is_of(device):
			return
	var seat := players.welcome(device)
	if seat != null:
		prepare_hand(seat, motion)

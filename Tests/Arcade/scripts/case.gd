class_name ArcadeCase
extends Node
## A test that plays the arcade: runs its scenes in game time, operates simulated wearables as people would, and tells facts.

## The longest test (seconds of the game): a script with an error would play forever.
const LIMIT := 600.0

var main: Node
var _played := 0.0
var robots: Array[Robot] = []
var brains: Array[RobotBrain] = []
## Robots that play whatever game is shown.
var are_playing := false
## The page over a game, such as the pause; null for none.
var page: Control = null


func _init() -> void:
	process_priority = -2000 # hands move before the arcade reads them
	process_mode = PROCESS_MODE_ALWAYS


func _ready() -> void:
	seed(7)
	main = (load("res://scenes/main.tscn") as PackedScene).instantiate()
	get_parent().add_child.call_deferred(main)
	await get_tree().process_frame
	await play()
	Arcade.leave()


## The test.
func play() -> void:
	pass


func _process(delta: float) -> void:
	_played += delta
	if _played > LIMIT and not OS.get_cmdline_user_args().has("--no-limit"):
		tell({"never": "the end of the test"})
		get_tree().quit(1)
	for robot in robots:
		robot.advance(delta)
	if are_playing and main.get("screen_name") == &"game":
		_play_game(delta)


func tell(facts: Dictionary) -> void:
	print("FACT ", JSON.stringify(facts))


## Goes on as soon as a condition holds; tells what never came. Seconds are those of the game.
func wait_for(what: String, condition: Callable, seconds := 20.0) -> bool:
	var left := seconds
	while not condition.call():
		await get_tree().process_frame
		left -= Arcade.delta
		if left < 0.0:
			tell({"never": what, "screen": main.get("screen_name")})
			return false
	return true


func wait(seconds: float) -> void:
	var left := seconds
	while left > 0.0:
		await get_tree().process_frame
		left -= Arcade.delta


func add_robot(family: int, robot_name: String, seed_value: int) -> Robot:
	var robot := Robot.new(family, {"name": robot_name, "seed": seed_value})
	robots.append(robot)
	brains.append(null)
	return robot


## A cap, a board and a TAP, each ready and calibrated or excused from it.
func add_three() -> void:
	for row: Array in [[Velto.FAMILY_TRIKI, "Triki Anna", 21], [Velto.FAMILY_METAWEAR, "MetaWear", 22], [Velto.FAMILY_TAP, "Tap Ben", 23]]:
		add_robot(row[0], row[1], row[2])
		await wait_for(row[1], func() -> bool: return Arcade.players.present().size() == robots.size())
	await wait_for_screen(&"menu") # the cap asked to be calibrated, and was


func seat_of(robot: Robot) -> Seat:
	for seat in Arcade.players.seats:
		if not seat.is_free() and robot.is_of(seat.device):
			return seat
	return null


func wait_for_screen(screen: StringName, seconds := 20.0) -> bool:
	return await wait_for("the screen %s" % screen, func() -> bool: return main.get("screen_name") == screen, seconds)


## Leans to an item until it has the focus, and presses. A TAP's pointer, which stays where it is, comes back afterwards.
func choose(robot: Robot, item: int) -> bool:
	var screen: Control = main.get("screen")
	var choices: Array = (screen if page == null else page).get("choices")
	var focused := [0.0]
	var found := await wait_for("the focus on item %d" % item, func() -> bool:
		robot.steer_to(RobotBrain.middle_of(item, choices.size()), seat_of(robot).hand.steer)
		focused[0] = focused[0] + Arcade.delta if (screen if page == null else page).call("focus") == item else 0.0
		return focused[0] > 0.6)
	if found:
		robot.press()
		await wait(0.4)
	return found


func _play_game(delta: float) -> void:
	var game: Control = main.get("screen")
	var party: Party = game.get("party")
	var table: Table = game.get("table")
	if table == null or table.running == null:
		return
	var active: int = game.call("active")
	for person in party.count:
		var seat := party.seat_of(person)
		for index in robots.size():
			if seat == null or seat.is_free() or not robots[index].is_of(seat.device):
				continue
			if brains[index] == null:
				brains[index] = RobotBrain.new(robots[index], seat, index + 1)
			if active < 0 or active % party.seats.size() == person % party.seats.size():
				brains[index].act(party.game, table.running.now, person if active < 0 else active, true, delta)
			elif party.count <= party.seats.size():
				brains[index].act(party.game, table.running.now, person, false, delta)


## From the menu through the lobby into a game; the first robot chooses.
func enter_game(game: StringName) -> Table:
	if not await choose(robots[0], ArcadeGames.NAMES.find(game)):
		get_tree().quit(1)
	await wait_for_screen(&"lobby")
	await choose(robots[0], 0)
	await wait_for_screen(&"game")
	are_playing = true
	return main.get("screen").get("table")


## Plays on from a changed snapshot, so that a test need not play a whole evening.
func change(table: Table, changes: Callable) -> void:
	var snapshot := table.running.now.duplicate(true)
	changes.call(snapshot)
	if not table.running.rules.restore(snapshot):
		tell({"never": "a changed snapshot"})


## Waits for the result, and returns the last snapshot of the game.
func finish(table: Table, seconds: float) -> Dictionary:
	var running := table.running # the table is gone when its result is there
	var is_over := await wait_for("the end of the game", running.is_over, seconds)
	if is_over:
		await wait_for_screen(&"result")
	are_playing = false
	return running.now

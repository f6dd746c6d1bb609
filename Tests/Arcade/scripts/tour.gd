extends ArcadeCase
## Shows each screen and each game in chosen moments, and takes a picture of each: `tour.tscn -- --pictures FOLDER [--only NAME...]`.
##
## Nothing is drawn between two pictures: a processor draws, where a graphics card would.

## Time until the camera is where it goes (seconds).
const SETTLING := 2.0

var _folder := "."
var _only := PackedStringArray()


func play() -> void:
	RenderingServer.render_loop_enabled = false
	var arguments := OS.get_cmdline_user_args()
	_folder = arguments[arguments.find("--pictures") + 1]
	if arguments.has("--only"):
		_only = arguments.slice(arguments.find("--only") + 1)
	if arguments.has("--attract"):
		await _show_attract()
		return
	await _take("menu_empty")
	await _show_games()
	await _show_screens()


func _wants(picture: String) -> bool:
	return _only.is_empty() or _only.has(picture)


## Takes a picture of what is shown now.
func _take(picture: String) -> void:
	if not _wants(picture):
		return
	for frame in 2: # the first one may still have the sizes of before
		await get_tree().process_frame
	RenderingServer.render_loop_enabled = true
	await RenderingServer.frame_post_draw
	await RenderingServer.frame_post_draw
	get_viewport().get_texture().get_image().save_png(_folder.path_join(picture + ".png"))
	RenderingServer.render_loop_enabled = false


func _show_attract() -> void:
	main.get("screen").set("_idle", 0.0)
	main.get("screen").set("modulate", Color.WHITE)
	await wait(8.0)
	await _take("menu")
	for game in ArcadeGames.NAMES:
		main.get("screen").set("_idle", 100.0)
		await wait(8.0)
		await _take("attract_" + game)
		await wait(Attract.GAME_TIME - 8.0)


func _show_screens() -> void:
	if not ["menu", "lobby_pong", "lobby_darts", "settings", "calibration", "pause", "result"].any(_wants):
		return
	Arcade.go(&"menu")
	await add_three()
	robots[0].steer_to(RobotBrain.middle_of(1, 6), 0.0)
	await wait(1.4)
	await _take("menu")
	for game: StringName in ArcadeGames.NAMES.slice(0, 2):
		Arcade.go(&"lobby", {"game": game})
		robots[0].steer_to(-0.9, 0.0)
		await wait(1.2)
		await _take("lobby_" + game)
	Arcade.go(&"settings")
	await wait(1.0)
	await _take("settings")
	Arcade.go(&"calibration", {})
	await wait(1.9)
	await _take("calibration")
	var table := await _begin(&"bowling", 3)
	main.get("screen").call("pause")
	await wait(0.5)
	await _take("pause")
	Arcade.go(&"result", {"party": Arcade.party, "snapshot": table.running.now})
	await wait(0.5)
	await _take("result")


# -- Games: nobody plays; the rules are stepped to the moment that is shown ----------------------------------------------------------


func _show_games() -> void:
	if ["pong", "pong_less"].any(_wants):
		await _show_pong()
	if ["darts", "darts_hit"].any(_wants):
		await _show_darts()
	if ["bowling", "bowling_roll", "bowling_crash", "bowling_strike"].any(_wants):
		await _show_bowling()
	if ["quiz", "quiz_category", "quiz_right"].any(_wants):
		await _show_quiz()


func _begin(game: StringName, people: int) -> Table:
	Arcade.go(&"game", {"party": Arcade.gather(game, people), "seed": 3})
	await get_tree().process_frame
	main.get("screen").set_process(false)
	return main.get("screen").get("table")


## Plays so many ticks, the first one with an intent.
func _step(table: Table, ticks: int, intent: Dictionary = {}) -> void:
	for tick in ticks:
		table.running.before = table.running.rules.snapshot()
		table.running.rules.step(intent if tick == 0 else {})
		table.running.now = table.running.rules.snapshot()
		for event in table.running.rules.events():
			table.view.call(&"play", event)
		table.view.call(&"show", table.running.now, 1.0)
	main.get("screen").call(&"_note_turn")


func _step_until(table: Table, phase: String, most := 2000) -> void:
	while table.running.now["phase"] != phase and most > 0:
		_step(table, 1)
		most -= 1


func _show_pong() -> void:
	var table := await _begin(&"pong", 1)
	_step_until(table, "play")
	_step(table, 20)
	await wait(SETTLING)
	await _take("pong")
	change(table, func(snapshot: Dictionary) -> void:
		snapshot["bricks"][40] = 0
		(snapshot["paddle"] as Dictionary)["center"] = 130.0)
	_step(table, 1, {"x": 0.7})
	await wait(SETTLING)
	await _take("pong_less")


func _show_darts() -> void:
	var table := await _begin(&"darts", 3)
	_step_until(table, "wait")
	_step(table, 1, {"confirm": true})
	_step(table, 30, {"x": 0.0, "y": 0.55})
	await wait(SETTLING)
	await _take("darts")
	for dart in 2:
		_step_until(table, "aim")
		_step(table, 40)
		_step(table, 60, {"throw": {"power": 0.8}})
	await wait(SETTLING)
	await _take("darts_hit")


func _show_bowling() -> void:
	var table := await _begin(&"bowling", 3)
	_step(table, 1, {"confirm": true})
	_step_until(table, "aim")
	_step(table, 60, {"aim": 0.158})
	await wait(SETTLING)
	await _take("bowling")
	_step(table, 50, {"throw": {"power": 0.7, "spin": 0.0}})
	await wait(0.5)
	await _take("bowling_roll")
	while int(table.running.now["phase_ticks"]) < int(table.running.now["roll"]["ticks"]) + 24:
		_step(table, 1)
		await wait(1.0 / 60.0)
	await _take("bowling_crash")
	_step_until(table, "splash")
	_step(table, 30)
	await wait(0.3)
	await _take("bowling_strike")


func _show_quiz() -> void:
	var table := await _begin(&"quiz", 3)
	await wait(SETTLING)
	await _take("quiz_category")
	_step(table, 2, {"category": {"index": 0}})
	await wait(SETTLING)
	await _take("quiz")
	_step(table, 20, {"answer%d" % table.running.now["player"]: {"index": table.running.now["correct"]}})
	await wait(0.2)
	await _take("quiz_right")

extends ArcadeCase
## Shows each screen and each game in chosen moments, and takes a picture of each: `tour.tscn -- --pictures FOLDER [--raw] [--only NAME...]`.
## With --raw a picture is its pixels (red, green, blue), and facts tell where things are in it.
##
## Nothing is drawn between two pictures: a processor draws, where a graphics card would.

## Time until the camera is where it goes (seconds).
const SETTLING := 2.0

var _folder := "."
var _only := PackedStringArray()
var _is_raw := OS.get_cmdline_user_args().has("--raw")


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
	_keep(get_viewport(), picture)
	if _is_raw:
		var labels := []
		_list_labels(main, labels)
		tell({picture: {
			"labels": labels,
			"draw_calls": RenderingServer.get_rendering_info(RenderingServer.RENDERING_INFO_TOTAL_DRAW_CALLS_IN_FRAME),
			"primitives": RenderingServer.get_rendering_info(RenderingServer.RENDERING_INFO_TOTAL_PRIMITIVES_IN_FRAME),
			"texture_memory": RenderingServer.get_rendering_info(RenderingServer.RENDERING_INFO_TEXTURE_MEM_USED),
		}})
	RenderingServer.render_loop_enabled = false


func _keep(viewport: Viewport, picture: String) -> void:
	var image := viewport.get_texture().get_image()
	if not _is_raw:
		image.save_png(_folder.path_join(picture + ".png"))
		return
	image.convert(Image.FORMAT_RGB8)
	FileAccess.open(_folder.path_join(picture + ".rgb"), FileAccess.WRITE).store_buffer(image.get_data())


## Text, rectangle (shares of the picture) and height of letters of each label that is seen.
func _list_labels(node: Node, found: Array) -> void:
	var label := node as Label
	if label != null and label.is_visible_in_tree() and not label.text.is_empty() and label.get_viewport() == get_viewport():
		var place := label.get_global_rect()
		var whole := label.get_viewport_rect().size
		found.append([
			label.text, place.position.x / whole.x, place.position.y / whole.y, place.size.x / whole.x, place.size.y / whole.y,
			label.get_theme_font_size(&"font_size"),
		])
	for child in node.get_children():
		_list_labels(child, found)


## Tells where a place of the room is in the picture (shares).
func _tell_place(picture: String, what: String, table: Table, place: Vector3) -> void:
	var on := table.view.camera.unproject_position(place) / table.view.camera.get_viewport().get_visible_rect().size
	tell({"%s %s" % [picture, what]: [on.x, on.y]})


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
	if not ["menu", "lobby_pong", "lobby_darts", "settings", "calibration", "pause", "waiting", "hud", "dev", "result"].any(_wants):
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
	if _wants("spectator"):
		main.get("spectator").set("size", get_window().size)
		main.get("spectator").set("visible", true)
		for frame in 3:
			RenderingServer.render_loop_enabled = true
			await RenderingServer.frame_post_draw
		_keep(main.get("spectator"), "spectator")
		main.get("spectator").set("visible", false)
	await _show_over_game()
	Arcade.go(&"result", {"party": Arcade.party, "snapshot": table.running.now})
	await wait(0.5)
	await _take("result")


## What is shown over a game: a wearable that is gone, figures of all of them, and sliders.
func _show_over_game() -> void:
	if not ["waiting", "hud", "dev"].any(_wants):
		return
	main.get("screen").call("_resume")
	main.get("screen").set_process(true)
	await wait(4.5) # until the line about the pause is gone
	robots[0].sim.drop_link()
	await wait(0.4)
	await _take("waiting")
	await wait(2.0)
	for overlay: String in ["hud", "dev"]:
		var layer: CanvasLayer = main.get("_" + overlay)
		layer.visible = true
		await wait(0.5)
		await _take(overlay)
		layer.visible = false


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
	_tell_place("pong", "brick", table, PongRoom.place_of(13.5, 52.5, 0.42))
	_tell_place("pong", "paddle", table, PongRoom.place_of(80.0, 82.0, 0.34))
	change(table, func(snapshot: Dictionary) -> void:
		snapshot["bricks"][40] = 0
		(snapshot["paddle"] as Dictionary)["center"] = 130.0)
	_step(table, 1, {"x": 0.7})
	await wait(SETTLING)
	await _take("pong_less")
	_tell_place("pong_less", "brick", table, PongRoom.place_of(13.5, 52.5, 0.42))
	_tell_place("pong_less", "paddle", table, PongRoom.place_of(130.0, 82.0, 0.34))


func _show_darts() -> void:
	var table := await _begin(&"darts", 3)
	_step_until(table, "wait")
	_step(table, 1, {"confirm": true})
	_step(table, 30, {"x": 0.0, "y": 0.55})
	await wait(SETTLING)
	await _take("darts")
	for spot: Array in [[0.0, 0.0], [0.0, 5.5], [14.0, 0.0]]:
		_tell_place("darts", "%d %d" % spot, table, DartsRoom.place_of(spot[0], spot[1]))
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
	_tell_place("bowling", "pin", table, Vector3(0.0, 0.2, 0.0))
	_tell_place("bowling", "ball", table, Vector3(0.158 * PinModel.AIM_REACH, 0.15, PinModel.LANE + 0.15))
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
	_tell_place("quiz", "desk", table, Vector3(0.0, 0.0, 0.775)) # the lower edge of the front
	_step(table, 20, {"answer%d" % table.running.now["player"]: {"index": table.running.now["correct"]}})
	await wait(0.2)
	await _take("quiz_right")

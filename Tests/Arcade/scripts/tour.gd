extends ArcadeCase
## Shows each screen for a picture: `tour.tscn -- --pictures FOLDER`.

var _folder := "."


func play() -> void:
	var arguments := OS.get_cmdline_user_args()
	_folder = arguments[arguments.find("--pictures") + 1]
	await wait(3.0)
	await _take("attract")
	if arguments.has("--attract"):
		return
	await _take("menu_empty")
	await add_three()
	robots[0].steer_to(RobotBrain.middle_of(1, 6), 0.0)
	await wait(1.4)
	await _take("menu")
	for game: StringName in ArcadeGames.NAMES.slice(0, 2):
		Arcade.go(&"lobby", {"game": game})
		robots[0].steer_to(-0.9, 0.0)
		await wait(1.2)
		await _take("lobby_%s" % game)
	Arcade.go(&"settings")
	await wait(1.0)
	await _take("settings")
	Arcade.go(&"calibration", {})
	await wait(1.9)
	await _take("calibration")
	Arcade.go(&"game", {"party": Arcade.gather(&"pong", 1)})
	await wait(2.0)
	await _take("game_pong")
	main.get("screen").call("pause")
	await wait(0.5)
	await _take("pause")
	var snapshot: Dictionary = (main.get("screen").get("table") as Table).running.now
	Arcade.go(&"result", {"party": Arcade.party, "snapshot": snapshot})
	await wait(0.5)
	main.get("_hud").set("visible", true)
	main.get("_dev").set("visible", true)
	await wait(0.3)
	await _take("result")


func _take(picture: String) -> void:
	await RenderingServer.frame_post_draw
	get_viewport().get_texture().get_image().save_png(_folder.path_join(picture + ".png"))

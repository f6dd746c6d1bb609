extends ArcadeCase
## Wearables pause a game: a cap and a board by a held button, a TAP by its little finger. The pause is left by the same wearable.


func play() -> void:
	await add_three()
	Arcade.go(&"game", {"party": Arcade.gather(&"darts", 3)})
	await wait(6.0)
	robots[0].sim.press_button(1.0)
	await wait(0.9)
	var is_shown: bool = (main.get("screen").get("_hold") as Control).visible
	await wait(1.6)
	tell({"short": [is_shown, is_paused()]})
	for name: String in ["cap", "board"]:
		await _hold(name, robots[["cap", "board"].find(name)])
	await _turn_board()
	await _tap()


func is_paused() -> bool:
	return main.get("screen").get("_pause") != null


## Holds the button for longer than it takes, and goes on while it is down.
func _hold(name: String, robot: Robot) -> void:
	robot.sim.press_button(4.0)
	await wait(1.2)
	var is_shown: bool = (main.get("screen").get("_hold") as Control).visible
	var has_paused := await wait_for("the pause", is_paused, 2.0)
	main.get("screen").call("_resume")
	await wait(3.0)
	if name == "cap":
		tell({"held on": is_paused()})
	robot.sim.press_button(2.5)
	await wait_for("the second pause", is_paused, 3.0)
	await wait(1.5)
	page = main.get("screen").get("_pause")
	robot.steer_to(RobotBrain.middle_of(0, 4), seat_of(robot).hand.steer)
	await wait(2.0) # in which another wearable that still leans, as the cap does, loses the menu
	await choose(robot, 0)
	page = null
	tell({name: [is_shown, has_paused, not is_paused()]})


## The board points far to the side when its turn begins: that direction is the middle of the sight.
func _turn_board() -> void:
	robots[1].sim.set_motion(0.0, 0.0, 40.0)
	await wait(0.5)
	var before := seat_of(robots[1]).hand.aim.x
	seat_of(robots[1]).hand.rest()
	await wait(0.3)
	tell({"board's center": [before, seat_of(robots[1]).hand.aim.x]})


func _tap() -> void:
	robots[2].sim.inject_step({"kind": Velto.SIM_STEP_KIND_POSTURE, "value": 1})
	robots[2].sim.press_button(4.0)
	await wait(3.5)
	var is_calm := not is_paused()
	await wait(1.0)
	robots[2].sim.inject_step({"kind": Velto.SIM_STEP_KIND_POSTURE, "value": 0})
	robots[2].sim.inject_step({"kind": Velto.SIM_STEP_KIND_TAP, "value": Velto.FINGER_PINKY, "duration": 0.1})
	tell({"TAP": [await wait_for("the pause of a TAP", is_paused, 2.0), is_calm]})

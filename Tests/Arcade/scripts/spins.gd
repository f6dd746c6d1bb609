extends ArcadeCase
## A cap and a board bowl, and turn the wrist to the left, not at all, and to the right: the spin of each ball.

const ROLLS: Array[float] = [-40.0, 0.0, 40.0]


func play() -> void:
	await add_three()
	for family: String in ["cap", "board"]:
		await _bowl(robots[["cap", "board"].find(family)], family)


func _bowl(robot: Robot, family: String) -> void:
	Arcade.gather(&"bowling", 1).seats = [seat_of(robot)]
	Arcade.go(&"game", {"party": Arcade.party, "seed": 5})
	await get_tree().process_frame
	var table: Table = main.get("screen").get("table")
	var thrown: Array[Array] = []
	table.happened.connect(func(event: Dictionary) -> void:
		if event["kind"] == "throw":
			thrown.append([event["spin"], event["power"]]))
	robot.press()
	for roll in ROLLS:
		await wait_for("the turn", func() -> bool: return table.running.now["phase"] == "aim" and not robot.is_busy)
		await wait(1.0)
		var before := thrown.size()
		robot.throw_from(Vector2.ZERO, 0.6, {"is_swing": true, "roll": roll})
		await wait_for("a ball", func() -> bool: return thrown.size() > before, 3.0)
	tell({family: thrown})

extends ArcadeCase
## A cap and a board throw darts slowly, as published, and hard, by a usual and a large movement: the power of each throw.

const SPEEDS: Array[float] = [0.5, 1.0, 1.5]
const SIZES: Array[float] = [1.0, 2.0]
const THROWS := 2

var _powers: Array[float] = []


func play() -> void:
	await add_three()
	for family: String in ["cap", "board"]:
		await _throw_with(robots[["cap", "board"].find(family)], family)


func _throw_with(robot: Robot, family: String) -> void:
	Arcade.gather(&"darts", 1).seats = [seat_of(robot)]
	Arcade.go(&"game", {"party": Arcade.party, "seed": 5})
	await get_tree().process_frame
	var table: Table = main.get("screen").get("table")
	table.happened.connect(func(event: Dictionary) -> void:
		if event["kind"] == "throw":
			_powers.append(event["power"]))
	var found := []
	for size in SIZES:
		for speed in SPEEDS:
			_powers.clear()
			for time in THROWS:
				await _throw(robot, table, {"amplitude": size, "speed": speed})
			found.append([size, speed, _powers.duplicate()])
	tell({family: found})


func _throw(robot: Robot, table: Table, how: Dictionary) -> void:
	await wait_for("the turn", func() -> bool: return table.running.now["phase"] == "aim" and not robot.is_busy)
	change(table, func(snapshot: Dictionary) -> void: (snapshot["match"] as Dictionary).merge({"scores": [501], "turn_start": 501}, true))
	await wait(0.7 + 0.011 * _powers.size()) # packets meet another moment of the movement
	var before := _powers.size()
	robot.throw_from(Vector2.ZERO, 0.6, how)
	await wait_for("a throw", func() -> bool: return _powers.size() > before, 3.0)

extends RuleCase


func _play(game: PongRules, x: float) -> Array[Dictionary]:
	game.step({"x": x})
	return game.events()


func test_worked_examples() -> void:
	for example: Dictionary in examples("pong"):
		if example.has("moves"):
			_check_moves(example)
		elif example.has("perfect"):
			_check_perfect(example)
		else:
			_check_script(example)


func _check_script(example: Dictionary) -> void:
	var game := PongRules.new({"mode": example["mode"]})
	var told := []
	for tick: int in range(1, int(example["ticks"]) + 1):
		var events := _play(game, example["x"])
		for event: Dictionary in events:
			if not event["kind"] in ["wall_hit", "serve", "paddle_hit"]:
				told.append([event["kind"], event["tick"]])
			if event["kind"] == "paddle_hit" and example.has("catch"):
				_check_catch(game, event, example["catch"])
				told.append(event["kind"])
		if example.get("paddle", {}).has(str(tick)):
			near(game.paddle.center, example["paddle"][str(tick)], "%s: the paddle at tick %d" % [example["name"], tick])
	if example.has("events"):
		same(told, example["events"], example["name"])
	if example.has("catch"):
		check(told.has("paddle_hit"), "%s: the ball was not caught" % example["name"])
	_check_last(game, example)


func _check_last(game: PongRules, example: Dictionary) -> void:
	var left := game.bricks.filter(func(hits: int) -> bool: return hits > 0).size()
	var facts := {"phase": game.phase, "score": game.score, "lives": game.lives, "left": left}
	for key: String in facts:
		if example.get("last", {}).has(key):
			same(facts[key], example["last"][key], "%s: %s" % [example["name"], key])


func _check_catch(game: PongRules, event: Dictionary, expected: Dictionary) -> void:
	near(event["tick"], expected["tick"], "the tick of the catch", expected["wobble"])
	check(absf(event["offset"]) < expected["offset"], "the offset is %s" % event["offset"])
	check(absf(game.velocity[0]) < expected["sideways"], "the ball leaves with %s" % [game.velocity])
	near(game.velocity[0], 62 * event["offset"], "its speed sideways", 1e-9)
	near(game.velocity[1], expected["down"], "its speed", 1e-9)
	same([game.ball[1], game.lives], [expected["y"], expected["lives"]], "its place and the lives")


func _check_moves(example: Dictionary) -> void:
	for is_fast: bool in [false, true]:
		var moves: Dictionary = example["fast" if is_fast else "moves"]
		for style: String in moves:
			var game := PongRules.new({"mode": example["mode"], "style": style})
			game.step({"x": example["from"], "fast_link": is_fast})
			game.step({"x": example["to"]})
			near(game.paddle.center - PongPaddle.CENTER, moves[style], "%s: %s" % [example["name"], style], 1e-9)


## The player that always has the paddle's center below the ball.
func _check_perfect(example: Dictionary) -> void:
	var game := PongRules.new({"mode": example["mode"]})
	var last_brick := 0
	while game.tick < int(example["ticks"]) and not game.is_over():
		for event: Dictionary in _play(game, (game.ball[0] + 1 - 80) / 72):
			if event["kind"] == "brick_break":
				last_brick = event["tick"]
	_check_last(game, example)
	if example["last"].has("last_brick"):
		same(last_brick, example["last"]["last_brick"], "%s: tick of the last brick" % example["name"])


func test_the_board_is_worth_2880() -> void:
	var total := 0
	for hits: int in BrickField.initial_hits(1):
		total += hits * BrickField.POINTS
	same(total, 2880, "the sum")


func test_a_ball_is_served_by_a_button_or_by_waiting() -> void:
	var auto := PongRules.new({})
	for tick: int in 59:
		auto.step({"x": 0.5})
	same([auto.phase, auto.ball[0] + 1 == auto.paddle.center], ["serve", true], "before 60 ticks")
	auto.step({})
	same(auto.phase, "play", "after them")
	var waiting := PongRules.new({"serve": "button"})
	for tick: int in 500:
		waiting.step({})
	same(waiting.phase, "serve", "without a button")
	waiting.step({"confirm": true})
	same(waiting.phase, "play", "with one")


func test_every_level_is_played_and_faster() -> void:
	var game := PongRules.new({"levels": 4, "speed_up": 0.5})
	var speeds := []
	for level: int in range(1, 5):
		same([game.level, game.bricks], [level, BrickField.initial_hits(level)], "level %d" % level)
		game.step({"confirm": true})
		speeds.append(snappedf(Vector2(game.velocity[0], game.velocity[1]).length(), 0.1))
		var last: int = game.bricks.rfind(game.bricks.max())
		game.bricks.fill(0)
		game.bricks[last] = 1
		var box := BrickField.box(last, game.brick_top)
		game.ball = [box.position.x + 5, box.end.y - 0.1]
		game.velocity = [0.0, -60.0]
		game.step({})
	same([game.phase, speeds], ["won", [72.0, 108.0, 115.2, 115.2]], "the end")


func test_the_paddle_edge_sends_the_ball_aside() -> void:
	for side: int in [-1, 1]:
		var game := PongRules.new({})
		game.step({"confirm": true})
		game.ball = [game.paddle.center + side * 26.5 - 1, 78.4]
		game.velocity = [0.0, 60.0]
		game.step({})
		near(game.velocity[0], side * 72 * 0.8660254, "the speed aside", 1e-4)
		near(game.velocity[1], -36, "the speed upward", 1e-4)


func test_bricks_bounce_by_the_smaller_penetration() -> void:
	var top := 14.0
	var single := [1] # the first brick alone
	for row: Array in [[4.5, 15.5, true], [21.5, 15.5, true], [12.0, 12.4, false], [12.0, 18.7, false]]:
		var index := BrickField.find_hit(single, top, row[0], row[1], 2)
		same(index, 0, "the brick at %s" % [row])
		var bounce := BrickField.bounce(index, top, row[0], row[1], 2)
		same(bounce["is_sideways"], row[2], "the axis at %s" % [row])
		same(BrickField.find_hit(single, top, bounce["x"], bounce["y"], 2), -1, "out of the brick at %s" % [row])

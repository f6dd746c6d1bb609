extends RuleCase


func test_worked_examples() -> void:
	for example: Dictionary in examples("bowling"):
		for key: String in ["aims", "balls", "order", "click", "left", "entry", "lean"]:
			if example.has(key):
				call("_check_%s" % key, example)


## A whole game, the same aims in every frame; the last one repeats.
func _check_aims(example: Dictionary) -> void:
	var game := BowlingRules.new({"mode": example["mode"], "players": 1, "steer": "absolute"})
	var aims: Array = example["aims"]
	while not game.is_over():
		var ball: int = game.match_state.sheet().rolls[game.match_state.frame].size()
		var which := mini(ball, aims.size() - 1)
		if game.match_state.frame == 9 and game.standing.count(true) == 10:
			which = 0
		_bowl(game, aims[which])
		if game.match_state.frame < 9:
			same(game.pins, example["down"][ball], "%s: pins of ball %d" % [example["name"], ball + 1])
	same(game.match_state.sheet().total(), example["total"], "%s: total" % example["name"])


## Bowls one ball at an exact aim, until the next one may be bowled.
func _bowl(game: BowlingRules, aim: float) -> void:
	while game.phase != "aim":
		game.step({"confirm": true, "aim": aim})
	for wait: int in 45:
		game.step({"aim": aim})
	game.aim = aim
	game.step({"throw": {"power": 0.5}})
	while game.phase in ["roll", "splash"]:
		game.step({})


func _check_balls(example: Dictionary) -> void:
	var sheet := BowlingSheet.new(example["mode"] == "reference")
	var counted := []
	for pins: int in example["balls"]:
		counted.append(sheet.add(pins))
	var view := sheet.view()
	for key: String in ["totals", "marks", "total"]:
		if example.has(key):
			same(view[key], example[key], "%s: %s" % [example["name"], key])
	if example.has("counted"):
		same(counted.slice(-2), example["counted"], example["name"])


func _check_order(example: Dictionary) -> void:
	var state := BowlingMatch.new(int(example["players"]))
	for pins: int in example["order"]:
		state.add(pins)
		if state.is_frame_done():
			state.advance()
	for player: int in 2:
		same(state.sheets[player].view()["totals"].slice(0, 2), example[["first", "second"][player]], "%s: player %d" % [example["name"], player])
	same([state.player, state.frame], [example["player"], example["frame"]], "%s: who bowls" % example["name"])


func _check_click(example: Dictionary) -> void:
	var game := BowlingRules.new({"mode": example["mode"], "players": 1})
	var ready := 0
	while ready == 0:
		var intent := {"confirm": game.tick + 1 == int(example["click"])}
		intent["throw"] = {"power": 0.5} # ignored before the aim
		if game.tick + 1 >= int(example["ready"]):
			intent.erase("throw")
		game.step(intent)
		ready = game.tick if game.phase == "aim" else 0
	same(ready, example["ready"], "%s: tick of the first throw" % example["name"])
	game.aim = example.get("aim", 0.0)
	game.step({"throw": {"power": 0.5}})
	while game.phase == "roll":
		game.step({})
	same(game.phase_length, example["splash"], "%s: splash" % example["name"])
	for wait: int in int(example["splash"]):
		game.step({})
	same(game.phase, example["next"], "%s: next phase" % example["name"])


func _check_left(example: Dictionary) -> void:
	for entry: String in example["left"]:
		for side: int in [1, -1]:
			var down: Array = PinModel.strike_pins(side * float(entry), 0.0, full())["down"]
			var left := range(1, 11).filter(func(pin: int) -> bool: return not down.has(pin))
			var expected: Array = example["left"][entry]
			same(left, expected if side == 1 else mirrored(expected), "%s: e = %s" % [example["name"], side * float(entry)])


func _check_entry(example: Dictionary) -> void:
	var ball := []
	var chains := []
	for fall: Dictionary in PinModel.strike_pins(example["entry"], 0.0, full())["falls"]:
		if fall["by"] == 0:
			ball.append(fall["pin"])
		else:
			chains.append([fall["by"], fall["pin"]])
	same(ball, example["ball"], "%s: pins of the ball" % example["name"])
	for chain: Array in example["chains"]:
		check(chains.has([int(chain[0]), int(chain[1])]), "%s: %s is not in %s" % [example["name"], chain, chains])
	same(chains.size(), example["chains"].size(), "%s: chains" % example["name"])


func _check_lean(example: Dictionary) -> void:
	for link: String in example["speeds"]:
		near(_speed(example, link, false), example["speeds"][link], "%s: %s" % [example["name"], link], 6e-4)
	near(_speed(example, "low", true), example["tilted"], "%s: tilted" % example["name"], 6e-4)


## Returns the move of the aim in half a second, times two.
func _speed(example: Dictionary, link: String, is_tilted: bool) -> float:
	var game := BowlingRules.new({"mode": example["mode"], "steer": "rate"})
	for tick: int in 30:
		game.step({"lean": example["lean"], "link": link, "tilted": is_tilted})
	return 2 * game.aim


static func full() -> Array:
	var standing := []
	standing.resize(10)
	standing.fill(true)
	return standing


## Returns the numbers of the pins on the other side, in order.
static func mirrored(pins: Array) -> Array:
	const OTHER := [1, 3, 2, 6, 5, 4, 10, 9, 8, 7]
	var other := pins.map(func(pin: int) -> int: return OTHER[pin - 1])
	other.sort()
	return other


func test_mirrored_balls_fell_mirrored_pins() -> void:
	var random := SplitMix64.new(11)
	for index: int in 400:
		var entry := random.unit() - 0.5
		var slope := 0.1 * (random.unit() - 0.5)
		var pins := range(1, 11).filter(func(_pin: int) -> bool: return random.below(3) > 0)
		var down := _down(entry, slope, pins)
		same(mirrored(down), _down(-entry, -slope, mirrored(pins)), "mirror of %s, %s, %s" % [entry, slope, pins])
		check(down.all(func(pin: int) -> bool: return pins.has(pin)), "a pin fell that did not stand: %s of %s" % [down, pins])


func _down(entry: float, slope: float, pins: Array) -> Array:
	var standing := range(1, 11).map(func(pin: int) -> bool: return pins.has(pin))
	var down: Array = PinModel.strike_pins(entry, slope, standing)["down"]
	down.sort()
	return down


func test_a_path_away_from_every_pin_fells_none() -> void:
	for entry: float in [-0.65, 0.65, 0.7]:
		same(_down(entry, 0.0, range(1, 11)), [], "a ball at %s" % entry)
	same(_down(0.2, 0.0, [1, 2, 4, 7, 8, 5]), [], "a ball beside the pins that stand")


func test_the_rails_keep_the_ball_in_and_gutters_do_not() -> void:
	var railed := PinModel.roll(1.0, 0.0, 1.0, full(), true)
	same([railed["entry"], railed["slope"], railed["gutter"]], [0.46, 0.0, false], "a ball along the rail")
	var lost := PinModel.roll(1.0, 0.0, 1.0, full(), false)
	same([lost["gutter"], lost["down"]], [true, []], "a gutter ball")
	same(PinModel.roll(1.0, 0.0, 0.1, full(), false)["gutter"], false, "a ball at the edge")


func test_every_tie_wins() -> void:
	var state := BowlingMatch.new(3)
	for player: int in 3:
		for ball: int in 20:
			state.sheets[player].add(4 if player < 2 else 3)
	same(state.winners(), [0, 1], "the winners")


func test_celebrations_of_the_tenth_frame() -> void:
	var game := BowlingRules.new({"players": 1})
	var sheet := game.match_state.sheet()
	for ball: int in 18:
		sheet.add(0)
	game.match_state.frame = 9
	for expected: String in ["strike", "strike", "some"]:
		_bowl(game, 0.16 if expected == "strike" else 0.0)
		same(game.celebration, expected, "a bonus ball")
	check(game.is_over() and game.snapshot()["winners"] == [0], "it is not over")


func test_a_player_who_is_away_scores_nothing_in_the_frame() -> void:
	var game := BowlingRules.new({"players": 2})
	game.step({"skip": true})
	same([game.match_state.sheets[0].rolls[0], game.match_state.player], [[0, 0], 1], "a skipped frame")
	for frame: int in 19:
		while not game.phase in ["wait", "over"]:
			game.step({})
		game.step({"skip": true})
	same([game.is_over(), game.match_state.winners()], [true, [0, 1]], "a match of skips")


func test_whoever_bowls_alone_presses_once() -> void:
	for players: int in [1, 2]:
		var game := BowlingRules.new({"players": players})
		while game.phase != "aim":
			game.step({"confirm": true})
		for ball: int in 2:
			while game.phase != "aim":
				game.step({})
			game.step({"throw": {"power": 0.5}})
		while game.phase != "between":
			game.step({})
		while game.phase == "between":
			game.step({})
		same(game.phase, "setup" if players == 1 else "wait", "the next frame of %d" % players)


func test_the_aim_moves_at_a_speed() -> void:
	var game := BowlingRules.new({})
	game.step({"aim": 1.0})
	near(game.aim, 0.05, "an aim after a tick", 1e-12)
	for tick: int in 25:
		game.step({})
	same(game.aim, 1.0, "the aim at its end")


func test_power_and_spin_matter() -> void:
	var slow := PinModel.roll(0.0, 0.0, 0.5, full(), true)
	var fast := PinModel.roll(0.0, 1.0, 0.5, full(), true)
	near(slow["hook"], 0.15, "the hook of a slow ball", 1e-12)
	near(fast["hook"], 0.075, "the hook of a fast ball", 1e-12)
	same([slow["ticks"], fast["ticks"]], [220, 122], "ticks to the deck")
	near(slow["slope"], 0.15 / 5.487, "its slope", 1e-12)


func test_a_thrown_side_is_added_to_the_aim() -> void:
	var game := BowlingRules.new({"players": 1})
	while game.phase != "aim":
		game.step({"confirm": true, "aim": 0.1})
	game.step({"throw": {"power": 0.5, "side": 0.06}})
	near(game.roll["x0"], 0.46 * 0.16, "the start of the ball", 1e-9)
	var told := []
	while told.is_empty():
		game.step({})
		told = game.events().filter(func(event: Dictionary) -> bool: return event["kind"] == "pin_contact")
	same([told[0]["pin"], game.phase_ticks], [1, game.roll["ticks"]], "the first pin and its tick")


func test_the_table_of_a_party_stays_longer() -> void:
	for row: Array in [[1, 168], [6, 168], [7, 168 + 49], [20, 168 + 120]]:
		var game := BowlingRules.new({"players": row[0]})
		game.step({"skip": true})
		same(game.table_ticks, row[1], "ticks of the table for %d players" % row[0])


## [O] leaves the deck empty after a strike of the last frame.
func test_pins_are_set_up_again_in_the_last_frame() -> void:
	for mode: String in GameRules.MODES:
		var game := BowlingRules.new({"mode": mode, "players": 1})
		for ball: int in 18:
			game.match_state.add(0)
		game.match_state.frame = 9
		_bowl(game, 0.16)
		same(game.standing.count(true), 10 if mode == "played" else 0, "%s: pins after a strike" % mode)
		game.step({"confirm": true})


func test_a_pin_that_falls_toward_the_bowler_knocks_none_over() -> void:
	same(PinModel._struck_by({"pin": 5, "x": 0.9999, "y": -0.01}, full()), {}, "the pin that it strikes")
	same(PinModel._struck_by({"pin": 5, "x": 0.9999, "y": 0.01}, full())["pin"], 6, "one that falls the other way")

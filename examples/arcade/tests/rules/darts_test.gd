extends RuleCase


func test_worked_examples() -> void:
	for example: Dictionary in examples("darts"):
		for key: String in ["darts", "match", "angles", "labels", "reach", "offsets", "states", "tilt"]:
			if example.has(key):
				call("_check_%s" % key, example)


## The timeline of three darts, released as soon as that is possible.
func _check_darts(example: Dictionary) -> void:
	var game := DartsRules.new({"mode": example["mode"], "players": int(example["players"]), "difficulty": 0.0, "countdown": 0})
	game.step({"confirm": true})
	for index: int in example["darts"].size():
		var spot := DartsBoard.spot(int(example["darts"][index][0]), int(example["darts"][index][1]), "arcade", game.is_reference())
		_aim_at(game, spot)
		game.step({"throw": {"power": 1.0}})
		var released := game.tick
		while game.phase != "feedback":
			game.step({"throw": {"power": 1.0}}) # no throw is accepted now
		same(game.tick - released, example["ticks"][0], "%s: impact" % example["name"])
		same(game.match_state.scores[0], example["scores"][index], "%s: score" % example["name"])
		while game.phase == "feedback":
			game.step({})
		same(game.tick - released, example["ticks"][1], "%s: end of feedback" % example["name"])
	same([game.match_state.player, game.phase], [example["next_player"], "wait"], "%s: next turn" % example["name"])


## Moves the sight exactly to a place: what is tested is what follows.
func _aim_at(game: DartsRules, spot: Vector2) -> void:
	var reach := DartsAim.REFERENCE_REACH * DartsAim.REFERENCE_GAIN if game.is_reference() else DartsAim.REACH * DartsBoard.RADIUS
	for wait: int in 120:
		game.step({"x": spot.x / reach, "y": spot.y / reach * (1 if game.is_reference() else -1)})


func _check_match(example: Dictionary) -> void:
	var game := DartsRules.new({"mode": example["mode"], "difficulty": 0.0, "countdown": 0})
	var state := game.match_state
	state.scores = [int(example["left"])]
	state.turn_start = int(example["left"])
	var turns := 1
	for dart: Array in example["match"]:
		var spot := DartsBoard.spot(int(dart[0]), int(dart[1]), "arcade", game.is_reference())
		while game.phase != "aim":
			game.step({})
			turns += 1 if game.phase == "aim" and game.markers.is_empty() else 0
		game.aim = [spot.x, spot.y]
		game._throw(1.0, null)
		while game.phase == "flight":
			game.step({})
	same(game.label, "BUST" if example.has("bust") else "WIN", "%s: label" % example["name"])
	same(game.is_over(), example.has("won"), "%s: over at the impact" % example["name"])
	same(state.scores[0], example["after"], "%s: score" % example["name"])
	if example.has("turns"):
		same([turns, state.thrown[0]], [example["turns"], 9], "%s: turns and darts" % example["name"])
	if example.has("feedback"):
		same(game.phase_length, example["feedback"], "%s: feedback" % example["name"])
		for wait: int in int(example["feedback"]):
			game.step({})
		same([game.phase, state.darts_left], ["aim", 3], "%s: the turn is over" % example["name"])


func _check_angles(example: Dictionary) -> void:
	for angle: String in example["angles"]:
		_check_label(example, float(angle), example["distance"] * DartsBoard.RADIUS, example["angles"][angle])


func _check_labels(example: Dictionary) -> void:
	for distance: String in example["labels"]:
		_check_label(example, example["angle"], float(distance), example["labels"][distance])


func _check_label(example: Dictionary, angle: float, distance: float, expected: String) -> void:
	var x := snappedf(sin(deg_to_rad(angle)) * distance, 1e-9)
	var y := snappedf(-cos(deg_to_rad(angle)) * distance, 1e-9)
	var field := DartsBoard.score_at(x, y, example.get("radii", "arcade"), example["mode"] == "reference")
	same(field["label"], expected, "%s: the field at %s, %s" % [example["name"], angle, distance])


func _check_reach(example: Dictionary) -> void:
	var game := DartsRules.new({"mode": example["mode"], "countdown": 0})
	for wait: int in 200:
		game.step({"x": example["x"], "y": 0, "zone": example["zone"], "primed": example["primed"]})
	near(game.aim[0], example["reach"], example["name"])
	near(game.aim[1], 0, example["name"])


func _check_offsets(example: Dictionary) -> void:
	var offsets := DartsAim.scatter(SplitMix64.new(int(example["seed"])), example["spread"])
	near(offsets[0], example["offsets"][0], example["name"], 1e-4)
	near(offsets[1], example["offsets"][1], example["name"], 1e-4)


## The movement of D8: back in 4 ticks, held for 40, forward. `rate` divides the same movement into more samples.
static func movement(rate: int) -> Array:
	var path := []
	var parts := floori(rate / 60.0)
	var last := 0.0
	for value: float in _repeated(0.0, 30) + [-0.05, -0.10, -0.15] + _repeated(-0.20, 41) + [-0.16, -0.12, -0.08, -0.04, 0.0, 0.04]:
		for part: int in range(1, parts + 1):
			path.append(last + (value - last) * part / parts)
		last = value
	return path


static func _repeated(value: float, count: int) -> Array:
	var list := []
	list.resize(count)
	list.fill(value)
	return list


func _check_states(example: Dictionary) -> void:
	var detector := ThrowDetector.new({"mode": example["mode"], "rate": example["rate"]})
	var rate := int(example["rate"])
	var thrown := 0
	var path := movement(rate)
	for index: int in path.size():
		var sample := index + 1
		var is_forward := sample > 74 * floori(rate / 60.0)
		var power := detector.step(path[index], example["impulse"] if is_forward else 0.0)
		if power >= 0:
			thrown = sample
			if example.has("power"):
				near(power, example["power"], "%s: power" % example["name"], 5e-3)
				var unit := (power - 4) / 16 if example["mode"] == "reference" else power
				near(DartsAim.spread(unit, 1.0), example["spread"], "%s: spread" % example["name"])
		if example["states"].has(str(sample)):
			same(detector.state, example["states"][str(sample)], "%s: state at %d" % [example["name"], sample])
	near(thrown, example.get("thrown", 0), "%s: sample of the throw" % example["name"], example.get("wobble", 0))


func _check_tilt(example: Dictionary) -> void:
	var wizard := ThrowCalibration.new({"mode": example["mode"], "rate": 30.0})
	var done := 0
	for sample: int in range(1, 1201):
		wizard.step(0.0 if sample <= example["still"] * 30 else example["tilt"], 0.0)
		if wizard.is_done() and done == 0:
			done = sample
	if example.has("done"):
		near(done / 30.0, example["done"], example["name"], 0.1)
	else:
		same([done, wizard.phase], [0, example["stays"]], example["name"])


func test_pulling_back_slows_the_sight() -> void:
	var free := DartsRules.new({"countdown": 0})
	var primed := DartsRules.new({"countdown": 0})
	free.step({"x": 1.0})
	primed.step({"x": 1.0, "primed": true})
	near(primed.aim[0] / free.aim[0], 0.43, "the way of a primed sight", 1e-9)
	free.step({"y": 1.0})
	check(free.aim[1] < 0, "a positive y is not up")


func test_one_axis_is_swept_while_aiming() -> void:
	var game := DartsRules.new({"countdown": 0, "axes": 1})
	var highest := 0.0
	var lowest := 0.0
	for tick: int in 2 * DartsAim.SWEEP_TICKS:
		game.step({"y": 0.3})
		highest = maxf(highest, game.aim[1])
		lowest = minf(lowest, game.aim[1])
	near(highest, 38.5, "the lower end", 0.5)
	near(lowest, -38.5, "the upper end", 0.5)


func test_the_release_and_the_power_matter() -> void:
	var exact := DartsRules.new({"countdown": 0, "difficulty": 0.0}, 5)
	exact.step({"throw": {"power": 0.5, "offset_x": 0.1, "offset_y": 0.2}})
	near(exact.target[0], 3.5, "an early release", 1e-9)
	near(exact.target[1], -7.0, "a high one", 1e-9)
	near(DartsAim.spread(0.0, 1.0), 2.84, "the widest spread", 1e-12)
	near(DartsAim.spread(0.5, 0.5), 0.86, "half of the spread of half a throw", 1e-12)
	for seed_value: int in 50:
		var weak := DartsRules.new({"countdown": 0, "difficulty": 1.0}, seed_value)
		weak.step({"throw": {"power": 0.0}})
		check(absf(weak.target[0]) <= 2.84 and absf(weak.target[1]) <= 2.84, "a weak throw lands at %s" % [weak.target])


func test_the_countdown_is_told_each_second() -> void:
	var game := DartsRules.new({"players": 2})
	var told := []
	for tick: int in 301:
		game.step({"confirm": true, "throw": {"power": 1}})
		for event: Dictionary in game.events():
			told.append([event["kind"], event["tick"], event.get("left", event.get("player"))])
	same(told, [
		["countdown", 1, 5], ["countdown", 61, 4], ["countdown", 121, 3], ["countdown", 181, 2], ["countdown", 241, 1],
		["turn_change", 300, 0], ["round_start", 300, 0], ["throw", 301, 0],
	], "the events")


func test_a_player_who_is_away_is_skipped() -> void:
	var game := DartsRules.new({"players": 3, "countdown": 0})
	game.step({"skip": true})
	same([game.match_state.player, game.phase], [1, "wait"], "after a skip before the turn")
	game.step({"confirm": true})
	game.step({"skip": true})
	same([game.match_state.player, game.match_state.scores], [2, [501, 501, 501]], "after a skip in the turn")


func test_a_leg_begins_with_a_double_and_legs_rotate() -> void:
	var state := DartsMatch.new(2, {"start": 301, "double_in": true, "legs": 3})
	state.throw_dart(20, 3)
	same(state.scores[0], 301, "a score without a double")
	state.throw_dart(20, 2)
	state.throw_dart(20, 3)
	same(state.scores[0], 201, "a score after one")
	state.end_turn()
	state.scores = [40, 32]
	state.opened = [true, true]
	state.turn_start = 32
	var outcome := state.throw_dart(16, 2)
	same([outcome["is_leg"], outcome["is_match"], state.legs_won], [true, false, [0, 1]], "the first leg")
	state.end_turn()
	same([state.player, state.leg, state.scores, state.opened], [1, 1, [301, 301], [false, false]], "the second leg")
	state.scores = [301, 32]
	state.turn_start = 32
	same(state.throw_dart(16, 2)["is_match"], true, "the second leg of the same player")


func test_single_out_needs_no_double() -> void:
	var state := DartsMatch.new(1, {"double_out": false})
	state.scores = [21]
	state.turn_start = 21
	same(state.throw_dart(20, 1)["is_bust"], false, "one left")
	same(state.throw_dart(1, 1)["is_match"], true, "a single that finishes")


func test_every_hint_finishes_and_all_others_are_impossible() -> void:
	for score: int in range(1, 181):
		var path := DartsMatch.checkout(score, 3)
		var sum: int = path.reduce(func(total: int, dart: Array) -> int: return total + dart[0] * dart[1], 0)
		var is_impossible := score in [1, 159, 162, 163, 165, 166, 168, 169] or score > 170
		same([path.is_empty(), sum], [is_impossible, 0 if is_impossible else score], "a hint for %d" % score)
		check(path.is_empty() or path.back()[1] == 2, "%s ends without a double" % [path])
	same(DartsMatch.checkout(170, 3), [[20, 3], [20, 3], [25, 2]], "the highest finish")
	same([DartsMatch.checkout(40, 1), DartsMatch.checkout(60, 2), DartsMatch.checkout(99, 1)], [[[20, 2]], [[20, 1], [20, 2]], []], "hints")


## The middle of every field is that field, on both boards and with both kinds of rings.
func test_the_board_is_the_same_all_around() -> void:
	for radii: String in DartsBoard.RADII:
		for is_original: bool in [false, true]:
			for segment: int in range(1, 21):
				for multiplier: int in [1, 2, 3]:
					var spot := DartsBoard.spot(segment, multiplier, radii, is_original)
					var field := DartsBoard.score_at(spot.x, spot.y, radii, is_original)
					same([field["segment"], field["multiplier"]], [segment, multiplier], "a field of %s" % radii)
	same(DartsBoard.score_at(0, -DartsBoard.RADIUS)["label"], "MISS", "the edge")
	same(DartsBoard.score_at(0, -DartsBoard.RADIUS, "arcade", true)["label"], "20", "the edge of the original")


func test_a_bust_takes_the_whole_turn_back() -> void:
	var state := DartsMatch.new(1)
	for dart: Array in [[20, 3], [20, 3], [20, 3]]:
		state.throw_dart(dart[0], dart[1])
	state.end_turn()
	state.scores = [70]
	state.turn_start = 70
	state.throw_dart(20, 1)
	state.throw_dart(10, 1)
	var outcome := state.throw_dart(20, 3)
	same([outcome["is_bust"], state.scores, state.scored], [true, [70], [180]], "a bust of the third dart")

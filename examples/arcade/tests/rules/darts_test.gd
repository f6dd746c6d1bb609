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

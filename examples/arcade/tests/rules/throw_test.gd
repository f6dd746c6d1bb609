extends RuleCase
## The throw detector beyond its worked examples: any rate, either hand, and no throw where there is none.

const DartsTest := preload("darts_test.gd")


## Returns the powers of the throws in a movement; the impulse comes with the forward stroke.
func _thrown(path: Array, options: Dictionary, scale: float = 1.0, impulse: float = 0.9) -> Array:
	var detector := ThrowDetector.new(options)
	var powers := []
	for index: int in path.size():
		var is_forward := index > 0 and index > path.size() * 0.9
		var power := detector.step(path[index] * scale, impulse if is_forward else 0.0)
		if power >= 0:
			powers.append(power)
	return powers


func test_a_throw_is_found_at_any_rate_and_by_either_hand() -> void:
	for rate: int in [60, 120, 180, 240]:
		for scale: float in [1.0, -1.0, 1.4, 0.7]:
			var powers := _thrown(DartsTest.movement(rate), {"rate": float(rate)}, scale)
			same(powers.size(), 1, "throws at %d samples a second, times %s" % [rate, scale])


func test_a_harder_throw_has_more_power() -> void:
	var powers := [0.65, 0.9, 1.2].map(func(impulse: float) -> float:
		return _thrown(DartsTest.movement(60), {}, 1.0, impulse)[0])
	check(powers[0] < powers[1] and powers[1] < powers[2] and powers[2] <= 1, "powers of %s" % [powers])


func test_no_throw_without_a_pull_or_an_impulse() -> void:
	same(_thrown(DartsTest.movement(60), {}, 0.1), [], "a movement that is too small")
	same(_thrown(DartsTest.movement(60), {}, 1.0, 0.3), [], "a stroke without rotation")
	same(_thrown(range(600).map(func(index: int) -> float: return index / 600.0), {}), [], "a slow lean")


func test_noise_and_strange_numbers_throw_nothing() -> void:
	var random := SplitMix64.new(2)
	var detector := ThrowDetector.new({})
	for tick: int in 3000:
		var axis := NAN if tick % 50 == 0 else 0.02 * (random.unit() - 0.5)
		check(detector.step(axis, INF if tick % 70 == 0 else 2 * random.unit()) < 0, "noise is a throw at %d" % tick)


func test_a_calibration_measures_three_throws() -> void:
	var wizard := ThrowCalibration.new({"rate": 60.0})
	for tick: int in 30:
		wizard.step(0.5, 0.0) # unrest: the hand is not still yet
	same(wizard.phase, "neutral", "the phase of a hand that leans")
	for tick: int in 60:
		wizard.step(0.05, 0.0)
	same([wizard.phase, wizard.throws], ["throw", 0], "the phase after a second")
	var samples := 90
	for throw_number: int in 3:
		var path: Array = DartsTest.movement(60)
		for index: int in path.size():
			wizard.step(0.05 + path[index] * (1 + 0.1 * throw_number), 0.9 if index > 73 else 0.0)
		for wait: int in 40:
			wizard.step(0.05, 0.0)
		samples += path.size() + 40
	check(wizard.is_done() and samples < 8 * 60, "three throws are not enough, or take %d samples" % samples)
	near(wizard.result()["neutral"], 0.05, "the neutral position", 1e-9)
	near(wizard.result()["pull"], 0.5 * 0.22, "half of the pull in the middle", 1e-3)
	near(wizard.result()["gyro"], 0.75 * 0.9, "the impulse", 1e-9)


func test_a_calibration_makes_throwing_easier_too() -> void:
	same(_thrown(DartsTest.movement(60), {}, 0.35, 0.4), [], "a small throw before it")
	same(_thrown(DartsTest.movement(60), {"pull": 0.026, "gyro": 0.4}, 0.35, 0.4).size(), 1, "and after it")


## The rules of darts find throws by themselves, if told so.
func test_darts_are_thrown_by_movement() -> void:
	for mode: String in GameRules.MODES:
		var game := DartsRules.new({"mode": mode, "countdown": 0, "detect": true})
		var path: Array = DartsTest.movement(60)
		for index: int in path.size():
			game.step({"axis": path[index], "impulse": 0.9 if index > 73 else 0.0, "throw": {"power": 1.0}})
		same(game.phase, "flight", "%s: the phase" % mode)
		near(game.power, 0.5665, "%s: the power" % mode)

extends RuleCase


func test_worked_examples() -> void:
	for example: Dictionary in examples("ticker"):
		var ticker := IntentTicker.new()
		var clock := OriginalClock.new()
		var steps := []
		var last: float = example["times"][0]
		for time: float in example["times"]:
			var is_original: bool = example["mode"] == "reference"
			steps.append(clock.steps(time) if is_original else ticker.advance(time - last).size())
			last = time
		same(steps, example["steps"], example["name"])
		if example.has("dropped"):
			same(ticker.dropped, example["dropped"], "%s: dropped" % example["name"])
		else:
			near(clock.seconds, example["game_seconds"], example["name"], 1e-9)


## The clock of the original: a step for each call, of at most 1/60 s.
class OriginalClock:
	var seconds := 0.0
	var last := -1.0

	func steps(time: float) -> int:
		seconds += 1.0 / 60 if last < 0 else clampf(time - last, 0, 1.0 / 60)
		last = time
		return 1


func test_a_frame_that_is_late_drops_the_excess() -> void:
	var ticker := IntentTicker.new()
	same(ticker.advance(1.0).size(), 5, "ticks of a late frame")
	same([ticker.dropped, ticker.alpha()], [55, 0.0], "dropped and owed")


func test_the_rest_of_a_frame_is_carried() -> void:
	for rate: int in [24, 30, 50, 60, 75, 90, 120, 144, 165, 240, 1000]:
		var ticker := IntentTicker.new()
		var ticks := 0
		for frame: int in rate * 10:
			ticks += ticker.advance(1.0 / rate).size()
			check(ticker.alpha() >= 0 and ticker.alpha() <= 1, "alpha is %s" % ticker.alpha())
		same([ticks, ticker.dropped], [600, 0], "ticks of ten seconds at %d frames" % rate)


func test_bad_times_are_no_time() -> void:
	var ticker := IntentTicker.new()
	for delta: float in [NAN, INF, -1.0, 0.0]:
		same(ticker.advance(delta).size(), 0, "ticks of %s" % delta)
	same([ticker.advance(1.0 / 60).size(), ticker.dropped], [1, 0], "ticks after it")


func test_of_analog_values_the_newest_counts_and_holds() -> void:
	var ticker := IntentTicker.new()
	ticker.put({"x": 0.1, "y": 0.5})
	ticker.put({"x": 0.2})
	same(ticker.advance(2.0 / 60), [{"x": 0.2, "y": 0.5}, {"x": 0.2, "y": 0.5}], "two ticks")


func test_an_event_waits_for_a_tick_and_is_in_one() -> void:
	var ticker := IntentTicker.new()
	ticker.put({"x": 0.1, "confirm": true})
	ticker.put({"confirm": false}) # the button is up again before the tick
	same(ticker.advance(1.0 / 240).size(), 0, "ticks of a short frame")
	same(ticker.advance(2.0 / 60), [{"x": 0.1, "confirm": true}, {"x": 0.1}], "two ticks")


func test_of_two_throws_in_a_tick_the_first_counts() -> void:
	var ticker := IntentTicker.new()
	ticker.put({"throw": {"power": 0.7}})
	ticker.put({"throw": {"power": 0.1}})
	same(ticker.advance(1.0 / 60), [{"throw": {"power": 0.7}}], "a tick")


func test_a_pause_forgets_events_and_time() -> void:
	var ticker := IntentTicker.new()
	ticker.put({"confirm": true, "x": 0.3})
	ticker.advance(0.9 / 60)
	ticker.clear()
	same(ticker.advance(1.0 / 60), [{"x": 0.3}], "a tick after it")


## Drawing changes nothing: the same ticks with the same intents, at any rate of frames.
func test_the_same_intents_at_any_rate_of_frames_are_the_same_game() -> void:
	var expected: Array = []
	for rate: int in [20, 30, 60, 75, 120, 144, 240]:
		var history := _play_at(rate, PongRules.new({}, 3))
		if expected.is_empty():
			expected = history
		same(history.size(), expected.size(), "snapshots at %d frames a second" % rate)
		same(history == expected, true, "bit-equal at %d frames a second" % rate)


func test_each_game_is_the_same_at_30_and_144_frames_a_second() -> void:
	for kind: String in Golden.KINDS:
		var slow := _play_at(30, Golden.make_game(kind))
		same(slow == _play_at(144, Golden.make_game(kind)), true, "%s, bit-equal" % kind)
		check(slow[0] != slow[-1], "%s stands still" % kind)


## Plays ten seconds, and returns a snapshot of every second. The script's inputs belong to ticks.
func _play_at(rate: int, game: GameRules) -> Array:
	var ticker := IntentTicker.new()
	var history := []
	for frame: int in 10 * rate:
		for intent: Dictionary in ticker.advance(1.0 / rate):
			game.step(intent.merged(_scripted(game.tick + 1)))
			if game.tick % 60 == 0:
				history.append(game.snapshot())
	return history


func _scripted(tick: int) -> Dictionary:
	var place := (tick * 37 % 200 - 100) / 100.0
	var intent := {"x": place, "y": -place, "aim": place, "x0": place, "x1": -place}
	if tick % 90 == 5:
		intent.merge({"confirm": true, "confirm0": true, "confirm1": true, "category": {"index": tick % 4}, "throw": {"power": absf(place), "spin": place}})
	return intent

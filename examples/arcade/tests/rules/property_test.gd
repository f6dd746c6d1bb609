extends RuleCase
## What holds in every game: bounds, the same game by the same seed, and saves that change nothing.

const TICKS := 1000
const MINUTES := 3


func _play(game: GameRules, intents: Array) -> Array:
	var history := []
	for intent: Dictionary in intents:
		game.step(intent)
		history.append(game.snapshot().hash())
	return history


func _intents(seed_value: int, count: int) -> Array:
	var random := SplitMix64.new(seed_value)
	return range(count).map(func(_tick: int) -> Dictionary: return Games.random_intent(random))


func test_the_same_seed_and_intents_are_the_same_game_at_each_tick() -> void:
	var intents := _intents(21, TICKS)
	var first := Games.make_each(9)
	var second := Games.make_each(9)
	for index: int in first.size():
		same(_play(second[index], intents) == _play(first[index], intents), true, "game %d played twice" % index)


func test_another_seed_is_another_game() -> void:
	for make: Callable in [
			func(seed_value: int) -> GameRules: return PongRules.new({}, seed_value),
			func(seed_value: int) -> GameRules: return DartsRules.new({"countdown": 0}, seed_value),
			func(seed_value: int) -> GameRules: return QuizRules.new({"bank": Games.small_bank()}, seed_value)]:
		var intents := _intents(3, 600)
		check(_play(make.call(1), intents) != _play(make.call(2), intents), "two seeds, one game")


## Interrupts a game at many ticks, as a save in a text, and goes on with another object.
func test_a_resumed_game_goes_on_as_if_uninterrupted() -> void:
	var intents := _intents(22, TICKS)
	var whole := Games.make_each(4)
	var parts := Games.make_each(4)
	for index: int in whole.size():
		var game := parts[index]
		for tick: int in TICKS:
			whole[index].step(intents[tick])
			game.step(intents[tick])
			if tick % 97 == 0:
				var saved := GameSession.from_text(GameSession.to_text(GameSession.save(game)))
				game = GameSession.resume(saved, {"bank": Games.small_bank()})
				check(game != null, "game %d is not resumed at %d" % [index, tick])
				if game == null:
					return
				same(game.snapshot() == whole[index].snapshot(), true, "game %d at tick %d" % [index, tick])
		same(game.snapshot() == whole[index].snapshot(), true, "game %d at its end" % index)


func test_a_recording_plays_the_same_again() -> void:
	var intents := _intents(23, 900)
	for game: GameRules in Games.make_each(6):
		for tick: int in 200:
			game.step(intents[tick])
		var recording := GameRecording.new(game, {"bank": Games.small_bank()})
		var history := []
		for tick: int in range(200, 900):
			recording.add(intents[tick])
			game.step(intents[tick])
			history.append(game.snapshot().hash())
		recording.trim(500)
		same(recording.length(), 500, "the length")
		var again := recording.start_game()
		same(_play(again, range(500).map(recording.intent_at)) == history.slice(200), true, "a replay of %s" % game.snapshot()["kind"])


func test_minutes_of_random_input_keep_every_bound() -> void:
	for game: GameRules in Games.make_each(8):
		var random := SplitMix64.new(game.config.hash())
		var before := 0
		for tick: int in MINUTES * 3600:
			game.step(Games.random_intent(random))
			if tick % 10 == 0:
				before = _check_bounds(game, before)
			if game.is_over():
				break
		check(game.tick > 100, "%s ended at once" % game.snapshot()["kind"])
		check(not Games.has_strange_number(game.snapshot()), "a strange number in %s" % game.snapshot()["kind"])
		game.events()


## Returns the total of the scores, which never shrinks where only points are added.
func _check_bounds(game: GameRules, before: int) -> int:
	var total := 0
	if game is PongRules:
		total = game.score
		check(game.lives >= 0 and game.paddle.center >= 26 and game.paddle.center <= 134, "lives or paddle out of range")
		check(game.ball[0] >= -1 and game.ball[0] <= 159 and game.ball[1] >= -1 and game.ball[1] <= 93, "the ball is at %s" % [game.ball])
		_check_speed(game)
	elif game is DartsRules:
		for score: int in game.match_state.scores:
			check(score >= 0 and not (score == 1 and game.config["double_out"]) and score <= game.config["start"], "a score of %d" % score)
		_check_sums(game.match_state)
	elif game is BowlingRules:
		for view: Dictionary in game.match_state.views():
			total += view["total"]
			_check_frames(view)
	elif game is QuizRules:
		total = game.points.reduce(func(sum: int, each: int) -> int: return sum + each, 0)
	check(total >= before, "points were lost: %d after %d" % [total, before])
	return total


## The speed of the played ball is that of its level.
func _check_speed(game: PongRules) -> void:
	if not game.is_reference() and game.phase == "play":
		var speed := sqrt(game.velocity[0] * game.velocity[0] + game.velocity[1] * game.velocity[1])
		near(speed, PongRules.SPEED * minf(1.6, 1 + game.config["speed_up"] * (game.level - 1)), "the speed", 1e-9)


func _check_sums(state: DartsMatch) -> void:
	if state.legs == 1:
		for player: int in state.scores.size():
			same(state.start - state.scores[player], state.scored[player], "points of player %d" % player)


func _check_frames(view: Dictionary) -> void:
	var known := 0
	for frame: int in BowlingSheet.FRAMES:
		var total: int = view["totals"][frame]
		var pins: int = BowlingSheet._sum(view["rolls"][frame])
		check(pins <= (10 if frame < 9 else 30), "%d pins in frame %d" % [pins, frame])
		if total >= 0:
			check(total - known >= 0 and total - known <= 30, "a frame of %d" % (total - known))
			check(total - known >= pins, "frame %d counts %d of %d pins" % [frame, total - known, pins])
			known = total
	check(known <= 300 and view["total"] >= known, "a total of %d" % view["total"])

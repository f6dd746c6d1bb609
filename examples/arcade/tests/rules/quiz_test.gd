extends RuleCase


func test_worked_examples() -> void:
	for example: Dictionary in examples("quiz"):
		if example.has("right"):
			_check_totals(example)
		else:
			_check_script(example)


## Returns a game at its first question, as if that was tick 0.
static func asked(config: Dictionary, seed_value: int = 0) -> QuizRules:
	var game := QuizRules.new(config.merged({"bank": Games.small_bank()}), seed_value)
	game.step({"category": {"index": 0}})
	game.tick = 0
	return game


func _check_script(example: Dictionary) -> void:
	var game := asked({"mode": example["mode"]})
	var correct: Array = example.get("correct", [0, 0])
	var last := 0
	for key: String in example["slots"]:
		last = maxi(last, int(key))
	for key: String in example.get("points", {}):
		last = maxi(last, int(key))
	var script: Dictionary = example.get("script", {"1": example.get("x", 0.0)})
	while game.tick < last:
		var intent := {"confirm0": example.get("clicks", []).has(float(game.tick + 1))}
		if script.has(str(game.tick + 1)):
			intent["x0"] = script[str(game.tick + 1)]
		game.correct = int(correct[0 if game.question == 0 else 1])
		game.step(intent)
		if example.has("asks") and game.tick <= int(example["asks"]):
			same(game.question, 1 if game.tick == int(example["asks"]) else 0, "%s: question at %d" % [example["name"], game.tick])
		var key := str(game.tick)
		if example["slots"].has(key):
			same(game.selectors[0].slot, example["slots"][key], "%s: slot at %s" % [example["name"], key])
		if example.get("points", {}).has(key):
			same(game.points[0], example["points"][key], "%s: points at %s" % [example["name"], key])


func _check_totals(example: Dictionary) -> void:
	var game := QuizRules.new({"mode": example["mode"], "form": example["form"], "players": int(example["players"]), "bank": Games.small_bank()}, 5)
	var asked_count := 0
	var order := []
	while not game.is_over():
		var intent := {"category": {"index": 1}}
		for player: int in (game.points.size() if game.phase == "question" else 0):
			var slot := game.correct if example["right"][player] else (game.correct + 1) % 4
			intent["answer%d" % player] = {"index": slot}
		game.step(intent)
		for event: Dictionary in game.events():
			asked_count += 1 if event["kind"] == "next_question" else 0
			if event["kind"] == "lock_in":
				order.append(event["player"])
	same([asked_count, game.points], [example["questions"], example["points"]], example["name"])
	if example["form"] == "turns":
		same(order.slice(0, 4), [0, 1, 0, 1], "%s: the order of players" % example["name"])


## The worked example Q4: answers A B C D become C A D B with seed 1, and A's index is 1.
func test_answers_are_shuffled_and_the_right_one_follows() -> void:
	var order := range(4)
	SplitMix64.new(1).shuffle(order)
	same([order, order.find(0)], [[2, 0, 3, 1], 1], "the order")
	for seed_value: int in 20:
		var game := asked({}, seed_value)
		same(game.order[game.correct], game.bank.question(game.id)["correct"], "the right answer")


func test_no_question_repeats_before_its_category_is_used_up() -> void:
	var game := QuizRules.new({"bank": Games.small_bank(), "rounds": 1, "questions": 24}, 3)
	var seen := []
	while not game.is_over():
		game.step({"category": {"index": 0}, "answer0": {"index": 0}})
		for event: Dictionary in game.events():
			if event["kind"] == "next_question":
				seen.append(event["id"])
	var first := seen.slice(0, 12)
	var second := seen.slice(12)
	first.sort()
	second.sort()
	same(first, game.bank.ids_of(game.category), "the first twelve")
	same(second, first, "the next twelve")


func test_an_empty_bank_is_an_error() -> void:
	var game := QuizRules.new({})
	expect_errors(["config.bank is <null>: must be a QuizBank"])
	game.step({})
	check(game.is_over() and game.points == [0], "a quiz without questions goes on")


func test_a_player_who_is_away_is_not_waited_for() -> void:
	var game := asked({"form": "together", "players": 2})
	game.step({"answer0": {"index": 0}})
	same(game.phase, "question", "the phase without the second player")
	game.step({"away1": true})
	same([game.phase, game.locked], ["feedback", [0, -1]], "the phase once that player is away")


func test_nobody_is_the_active_player_while_all_answer() -> void:
	var game := QuizRules.new({"form": "together", "players": 3, "bank": Games.small_bank()})
	same([game.snapshot()["player"], game.locked], [-1, [-1, -1, -1]], "the active player, and answers, at the category")
	game.step({"category": {"index": 0}})
	game.step({"answer2": {"index": game.correct}})
	same([game.snapshot()["player"], game.locked[2]], [-1, game.correct], "the active player, and the third one's answer")
	check(game.restore(game.snapshot()), "a game of all is restored")


func test_time_ends_a_question_when_there_is_a_limit() -> void:
	var game := asked({"time_limit": 100})
	for tick: int in 99:
		game.step({})
	same(game.phase, "question", "the phase before the limit")
	game.step({"confirm0": true})
	same([game.phase, game.points], ["feedback", [0]], "the phase at the limit")
	same(asked({"form": "together", "players": 2}).config["time_limit"], 1200, "the limit for several players")


func test_a_navigator_sets_the_slot() -> void:
	var game := asked({})
	game.step({"slot0": 3, "x0": -1.0})
	same(game.selectors[0].slot, 3, "the slot")
	for tick: int in 30:
		game.step({"slot0": -1})
	same(game.selectors[0].slot, 2, "the slot by leaning again")

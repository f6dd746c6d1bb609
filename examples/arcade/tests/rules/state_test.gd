extends RuleCase
## Options, snapshots and saves: they come from files and callers, and anything may be in them.


func test_options_that_do_not_fit_are_reported_and_left_out() -> void:
	var game := DartsRules.new({"players": 30, "start": 500, "legs": "many", "darts": 4, "difficulty": NAN})
	expect_errors([
		"config.players is 30: must be an integer from 1 to 8", "config.start is 500: must be one of [301, 501, 701]",
		"config.legs is many", "config.darts is unknown: must be one of mode, players", "config.difficulty is nan",
	])
	same([game.config["players"], game.config["start"], game.config["difficulty"]], [1, 501, 0.5], "the options")


func test_intents_of_any_kind_are_survived() -> void:
	var strange := [NAN, INF, -INF, "x", null, [], {}, true, 1 << 62, {"power": NAN}, {"power": "much"}, {"index": -1}, {"index": 9.5}, Vector2.ONE]
	for game: GameRules in Games.make_each(1):
		for round_number: int in 200:
			var intent := {}
			for key: String in Games.KEYS:
				intent[key] = strange[(round_number + key.hash()) % strange.size()]
			game.step(intent)
		check(JSON.stringify(game.snapshot()).length() > 10, "no snapshot")
		check(not Games.has_strange_number(game.snapshot()), "%s has a strange number: %s" % [game.snapshot()["kind"], game.snapshot()])


func test_a_damaged_snapshot_changes_nothing() -> void:
	for game: GameRules in Games.make_each(2):
		var random := SplitMix64.new(5)
		for tick: int in 700:
			game.step(Games.random_intent(random))
		var good := game.snapshot()
		for key: String in good:
			if not key in Games.DERIVED[good["kind"]]:
				for value: Variant in [null, "no text of a game has this length".repeat(2), -7, 1e300, NAN, [{"a": 1}], {"tick": 1}]:
					_check_damage(game, good, key, value)
		check(not game.restore(good.merged({"tick": -1}, true)), "a damaged snapshot was taken")
		expect_errors(["The snapshot is of another game or damaged: tick is -1, must be an integer from 0"])
		same(game.snapshot() == good, true, "%s is unchanged" % good["kind"])


## A value that fits is no damage: a number of pixels may be -7.
func _check_damage(game: GameRules, good: Dictionary, key: String, value: Variant) -> void:
	var bad := good.duplicate(true)
	bad[key] = value
	var is_number: bool = good[key] is float
	if game.mismatch(bad).is_empty() and not (is_number and value is int):
		fail("%s: %s = %s fits" % [good["kind"], key, value])

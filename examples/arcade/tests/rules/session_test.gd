extends RuleCase


func test_a_save_is_resumed_by_the_same_number_of_players() -> void:
	var game := BowlingRules.new({"players": 2}, 1 << 62)
	check(not GameSession.can_resume(GameSession.save(game)), "a game without progress")
	while game.match_state.sheets[0].rolls[0].is_empty():
		game.step({"confirm": true, "throw": {"power": 0.5}})
	var saved := GameSession.from_text(GameSession.to_text(GameSession.save(game)))
	same([GameSession.can_resume(saved), GameSession.can_resume(saved, 2), GameSession.can_resume(saved, 3)], [true, true, false], "resumable")
	same(GameSession.resume(saved).seed_value, 1 << 62, "the seed")


func test_a_finished_game_is_not_resumed() -> void:
	var game := PongRules.new({"mode": "reference", "lives": 1})
	while not game.is_over():
		game.step({})
	same(GameSession.can_resume(GameSession.save(game)), false, "resumable")


func test_any_text_is_survived() -> void:
	var good := GameSession.to_text(GameSession.save(DartsRules.new({})))
	for text: String in ["", "{", "[]", "null", "{\"format\": 1}", good.replace("\"darts\"", "\"chess\""), good.replace("\"format\": 1", "\"format\": 2")]:
		same(GameSession.from_text(text), {}, "the save in '%s'" % text.left(20))
		same([GameSession.can_resume({}), GameSession.resume({})], [false, null], "an empty save")
	for real: String in ["double:", "double:zz", "double:00000000000000zz", "double:000000000000f07f"]:
		var text := good.replace("\"phase\": \"countdown\"", "\"phase\": \"%s\"" % real)
		same(GameSession.can_resume(GameSession.from_text(text)), false, "a save with %s" % real)
	for cut: int in range(0, good.length() - 2, 37):
		same(GameSession.from_text(good.left(cut)), {}, "a save cut off at %d" % cut)


func test_a_dart_is_not_won_by_saving_during_feedback() -> void:
	var game := DartsRules.new({"players": 2, "countdown": 0})
	game.step({"confirm": true})
	while game.match_state.thrown[0] < 3:
		game.step({"throw": {"power": 1}})
	var again: DartsRules = GameSession.resume(GameSession.save(game))
	for tick: int in 87:
		again.step({"throw": {"power": 1}})
	same([again.match_state.player, again.match_state.thrown[0], again.phase], [1, 3, "wait"], "who throws next")

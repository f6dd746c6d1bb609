extends Node
## Games that end with something worth seeing again: the replay ends in the snapshot of the game, which stands still meanwhile. Keys
## play, so no wearable is needed.


func _ready() -> void:
	var facts := {}
	var bowling := ArcadeGames.make_rules(&"bowling", {"players": 1}, 5)
	var ball := {"aim": 0.158, "confirm": true, "throw": {"power": 0.7, "spin": 0.0}}
	facts["bowling"] = await _watch(&"bowling", bowling, ball, "strike", 1200)
	var darts := ArcadeGames.make_rules(&"darts", {"players": 1, "difficulty": 0.0, "countdown": 0}, 5)
	var snapshot := darts.snapshot()
	(snapshot["match"] as Dictionary).merge({"scores": [40], "turn_start": 40}, true)
	darts.restore(snapshot)
	var spot := DartsBoard.spot(20, 2) / Intents.REACH
	facts["darts"] = await _watch(&"darts", darts, {"x": spot.x, "y": -spot.y, "throw": {"power": 0.8}}, "win", 900)
	facts["pong"] = await _watch(&"pong", ArcadeGames.make_rules(&"pong", {"lives": 1}, 5), {"x": -1.0}, "game_over", 900)
	facts["skipped"] = await _watch(&"bowling", ArcadeGames.make_rules(&"bowling", {"players": 1}, 5), ball, "strike", 1200, true)
	print("FACT ", JSON.stringify(facts))
	get_tree().quit()


## Plays frames of a tick until the replay of an event is over.
func _watch(game: StringName, rules: GameRules, fields: Dictionary, event: String, most: int, is_skipped := false) -> Dictionary:
	var table := Table.new()
	add_child(table)
	table.begin(game, rules)
	var told: Array[String] = []
	var slow := 0
	var shown: Array[int] = []
	var moved := 0
	var is_equal := false
	table.happened.connect(func(happened: Dictionary) -> void: told.append(happened["kind"]))
	for frame in most:
		var was := table.replay
		var tick: int = table.running.now["tick"]
		var is_press := is_skipped and shown.size() > 20
		table.advance(1.0 / 60.0, {"confirm": true} if is_press else fields if was == null and frame % 90 == 70 else {})
		await get_tree().process_frame
		slow += 1 if was == null and table.view.pace < 1.0 and table.replay == null else 0
		if was != null:
			shown.append(was.now["tick"])
			moved += int(table.running.now["tick"]) - tick
			if table.replay == null:
				is_equal = was.now == table.running.now
				break
	var facts := {
		"told": told.count(event), "is_equal": is_equal, "frames": shown.size(), "first": shown[0] if not shown.is_empty() else -1,
		"last": table.running.now["tick"], "moved": moved, "slow": slow, "is_over": table.is_over(),
	}
	table.queue_free()
	return facts

extends ArcadeCase
## A cap, a board and a TAP play 101 against each other, from the menu to the result.


func play() -> void:
	Arcade.settings.assist = 0
	await add_three()
	var table := await enter_game(&"darts")
	change(table, func(snapshot: Dictionary) -> void:
		var state: Dictionary = snapshot["match"]
		state["scores"] = [230, 230, 230]
		state["turn_start"] = 230)
	var powers := {}
	table.happened.connect(func(event: Dictionary) -> void:
		if OS.get_cmdline_user_args().has("--print-events"):
			print("%.1f %s" % [table.running.now["tick"] / 60.0, event])
		if event["kind"] == "throw":
			(powers.get_or_add(event["player"], []) as Array).append(event["power"]))
	var last := await finish(table, 400.0)
	tell({"phase": last["phase"], "match": last["match"], "powers": powers})

extends ArcadeCase
## The last two frames of a game of bowling by a cap, a board and a TAP, from the menu to the result.


func play() -> void:
	await add_three()
	var table := await enter_game(&"bowling")
	change(table, func(snapshot: Dictionary) -> void:
		var state: Dictionary = snapshot["match"]
		state["frame"] = 8
		for sheet: Dictionary in state["sheets"]:
			var rolls: Array = sheet["rolls"]
			for frame in 8:
				rolls[frame] = [3, 4])
	table.happened.connect(func(event: Dictionary) -> void:
		if OS.get_cmdline_user_args().has("--print-events"):
			print("%.1f %s" % [table.running.now["tick"] / 60.0, event]))
	var last := await finish(table, 400.0)
	tell({"phase": last["phase"], "sheets": last["sheets"], "winners": last["winners"]})

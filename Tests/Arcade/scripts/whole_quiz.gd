extends ArcadeCase
## A cap, a board and a TAP answer together, from the menu to the result.


func play() -> void:
	await add_three()
	var table := await enter_game(&"quiz")
	var last := await finish(table, 300.0)
	tell({"phase": last["phase"], "points": last["points"], "players": last["slots"]})

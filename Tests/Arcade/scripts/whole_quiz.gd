extends ArcadeCase
## A quiz by a cap, a board and a TAP, each with its own answers, from the menu to the result. It is left once, and continued.

var _counts := {}


func play() -> void:
	await add_three()
	var table := await enter_game(&"quiz")
	_count(table)
	await wait(12.0)
	are_playing = false
	await wait(2.0) # what hands have begun
	var left := table.running.now
	Arcade.go(&"lobby", {"game": &"quiz"})
	await wait(0.5)
	await choose(robots[0], 1)
	await wait_for_screen(&"game")
	table = main.get("screen").get("table")
	_count(table)
	tell({"left at": _place(left), "continued": _place(table.running.now)})
	are_playing = true
	var last := await finish(table, 200.0)
	tell({"phase": last["phase"], "points": last["points"], "rounds": last["rounds"], "counts": _counts})


func _place(snapshot: Dictionary) -> Array:
	return [snapshot["round_number"], snapshot["question"], snapshot["id"], snapshot["points"]]


func _count(table: Table) -> void:
	table.happened.connect(func(event: Dictionary) -> void:
		_counts[event["kind"]] = _counts.get(event["kind"], 0) + 1
		if OS.get_cmdline_user_args().has("--print-events"):
			print("%.1f %s" % [table.running.now["tick"] / 60.0, event]))

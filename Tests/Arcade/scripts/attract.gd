extends ArcadeCase
## The attract mode for so many minutes of the game: `attract.tscn -- --attract --minutes 60`.


func play() -> void:
	set_process(false) # it plays longer than a test does
	var arguments := OS.get_cmdline_user_args()
	var minutes := arguments[arguments.find("--minutes") + 1].to_int()
	var attract: Attract = main.get("_attract")
	var games := {}
	var throws := [0]
	attract.table.happened.connect(func(event: Dictionary) -> void:
		games[attract.table.running.game] = true
		throws[0] += int(event["kind"] == "throw"))
	await wait(180.0)
	var memory := OS.get_static_memory_usage()
	var objects := Performance.get_monitor(Performance.OBJECT_COUNT)
	var nodes := Performance.get_monitor(Performance.OBJECT_NODE_COUNT)
	await wait(minutes * 60.0 - 180.0)
	tell({
		"games": games.keys(), "throws": throws[0], "screen": main.get("screen_name"),
		"memory": float(OS.get_static_memory_usage()) / memory,
		"objects": Performance.get_monitor(Performance.OBJECT_COUNT) - objects,
		"nodes": Performance.get_monitor(Performance.OBJECT_NODE_COUNT) - nodes,
	})

extends ArcadeCase
## Hours of the attract mode: tells how many objects there are after every third round of the four games, and how long scripts take.
## `long_attract.tscn -- --attract --minutes NUMBER`

const PERIOD := 540.0

var _times := PackedInt32Array()


func play() -> void:
	var arguments := OS.get_cmdline_user_args()
	var minutes := float(arguments[arguments.find("--minutes") + 1])
	var first := FrameClock.new(-3000)
	var last := FrameClock.new(3000)
	add_child(first)
	add_child(last)
	last.passed.connect(func(now: int) -> void: _times.append(now - first.at))
	await wait(PERIOD / 10.0)
	var counts := [_count()]
	for period in int(minutes * 60.0 / PERIOD):
		await wait(PERIOD)
		counts.append(_count())
	_times.sort()
	tell({"counts": counts, "frames": _times.size(), "median": _times[_times.size() / 2], "99 %": _times[_times.size() * 99 / 100], "screen": main.get("screen_name")})


func _count() -> Array:
	return [Performance.get_monitor(Performance.OBJECT_COUNT), Performance.get_monitor(Performance.OBJECT_NODE_COUNT),
		Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT), Performance.get_monitor(Performance.MEMORY_STATIC)]

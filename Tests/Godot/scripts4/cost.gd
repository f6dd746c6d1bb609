extends "test_case.gd"
## Four devices, polled as by a game at 144 Hz, as fast as it goes: microseconds of a frame. And the report on four devices.

const ROUNDS := 20000


func _initialize() -> void:
	start(4)
	for player in 4:
		Velto.create_sim({"name": "Triki %d" % player, "script": "sweep"})
	await wait_for("four players", func() -> bool:
		for player in 4:
			if not Velto.poll_player(player).connected:
				return false
		return true)
	var sum := 0.0
	var best := INF
	for attempt in 5:
		var begin := Time.get_ticks_usec()
		for round in ROUNDS:
			for player in 4:
				var pad := Velto.poll_player(player, 1.0 / 144)
				sum += pad.position_x + pad.position_y
				if pad.buttons_pressed & Velto.BUTTON_MAIN:
					sum += 1
		best = minf(best, float(Time.get_ticks_usec() - begin) / ROUNDS)
	tell({"microseconds": best, "sum": is_finite(sum), "report": Velto.describe_support()})
	quit()

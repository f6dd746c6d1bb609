extends "test_case.gd"
## Ends the game at a bad moment.

var reasons: Array[int] = []


func _initialize() -> void:
	var moment := OS.get_cmdline_user_args()[0]
	if moment == "real radio":
		Velto.set_auto_connect(1)
		Velto.start_scan()
	elif moment == "no radio":
		Velto.scan_stopped.connect(func(result: int) -> void: reasons.append(result))
		Velto.set_auto_connect(1)
		await wait_for("a reason", func() -> bool: return not reasons.is_empty())
		for _frame in 30:
			await process_frame
		tell({"reasons": reasons, "sentence": Velto.describe_search()})
	else:
		start()
		Velto.create_sim({"name": "Triki Quit", "script": "sweep"})
	if moment == "scanning":
		Velto.start_scan()
	elif moment == "connecting":
		Velto.link_changed.connect(func(_d: VeltoDevice, _p: int, current: int, _r: int) -> void:
			if current == Velto.LINK_STATE_CONNECTING:
				leave(moment))
		return
	elif moment == "streaming":
		var device: VeltoDevice = await wait_for_player()
		root.set_meta("stream", device.start_stream("axes"))
		root.set_meta("pad", device.poll_input())
	elif moment == "in a signal":
		Velto.device_connected.connect(func(_d: VeltoDevice, _s: int) -> void:
			Velto.stop()
			leave(moment))
		return
	leave(moment)


func leave(moment: String) -> void:
	tell({"left": moment})
	quit()

extends "test_case.gd"
## After a stop, and after a start that failed, nothing starts by itself.


func _initialize() -> void:
	var failed := Velto.start({"backends": Velto.BACKEND_SIMULATED, "flag": 4})
	tell({"failed": failed, "why": Velto.get_error(), "input": Velto.poll_player(0).connected, "started": Velto.is_running()})
	start()
	Velto.create_sim({"name": "Triki Stop", "script": "sweep"})
	var device: VeltoDevice = await wait_for_player()
	var pad := Velto.poll_player(0)
	var own := device.poll_input()
	await wait_for("a move", func() -> bool: return Velto.poll_player(0, FRAME).position_x > 0.1 and device.poll_input(FRAME).connected)
	Velto.stop()
	tell({"pads": [pad.connected, pad.position_x, own.connected]})
	var again := Velto.poll_player(0, FRAME)
	tell({"poll": again.connected, "same": again == pad, "error": Velto.get_error(), "result": Velto.set_auto_connect(1), "scan": Velto.start_scan(),
		"sim": Velto.create_sim({}) == null, "list": Velto.list_devices().size(), "listen": Velto.listen(-1), "running": Velto.is_running()})
	start()
	tell({"anew": Velto.is_running()})
	quit()

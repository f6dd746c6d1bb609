extends "test_case.gd"
## Operations: their numbers, errors and bytes.


func _initialize() -> void:
	start(0)
	tell({"nothing to connect": Velto.connect_last_device()})
	# What was connected last is in a file.
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "state_path": ProjectSettings.globalize_path("res://state"), "settle_time": 0.1})
	var done := {}
	Velto.op_done.connect(func(device: VeltoDevice, result: int, op: int, _kind: int, _object: int) -> void: done[op] = [device, result])
	var sim := Velto.create_sim({"name": "MetaWear", "model_name": "metamotion-s"})
	var cap := Velto.create_sim({"name": "Triki Op"})
	var connecting := Velto.connect_device("MetaWear", 10.0)
	await wait_for("a connection", func() -> bool: return done.has(connecting))
	var board := sim.get_device()
	tell({"connecting": connecting > 0, "device": done[connecting][0] == board, "result": Velto.op_get_result(connecting)})
	await until(board.disconnect_link())
	var last := Velto.connect_last_device()
	await wait_for("a connection again", func() -> bool: return done.has(last))
	tell({"last": last > 0, "last device": done[last][0] == board})
	sim.set_i2c_registers(0x48, 0, PackedByteArray([1, 2, 250]))
	var read := board.mw_read_i2c(0x48, 0, 3)
	tell({"too early": Velto.op_get_value(read).size()})
	await until(read)
	tell({"value": Array(Velto.op_get_value(read))})
	await until(board.mw_write_i2c(0x48, 1, PackedByteArray([7])))
	tell({"written": Array(sim.get_i2c_registers(0x48, 0))})
	tell({"unknown op": Velto.op_get_result(123456), "unknown value": Velto.op_get_value(123456).size(), "bad timeout": Velto.connect_device("x", NAN),
		"led": board.mw_play_led([{"color": 9}], 1), "led key": board.mw_play_led([{"colour": 1}], 1), "features": Velto.get_features() >= 0})
	await wait_for("the cap", func() -> bool: return cap.get_device() != null)
	tell({"no board": cap.get_device().mw_play_motor(1, 1), "no pulse": cap.get_device().play_pulse()})
	var pulse := board.play_pulse()
	await until(pulse)
	tell({"pulse": pulse > 0, "pulsed": Velto.op_get_result(pulse)})
	Velto.stop()
	tell({"stopped": board.connect_link(), "stale op": Velto.op_get_result(read), "no features": Velto.get_features()})
	quit()


func until(op: int) -> void:
	await wait_for("an operation", func() -> bool: return Velto.op_get_result(op) != Velto.PENDING)

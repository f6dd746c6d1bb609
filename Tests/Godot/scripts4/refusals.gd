extends "test_case.gd"
## Bad input has an error, and nothing ends.


func _initialize() -> void:
	start()
	var sim := Velto.create_sim({"name": "Triki Bad", "script": "sweep"})
	var device: VeltoDevice = await wait_for_player()
	var loose: Variant = device # called without the compiler's checks
	tell({
		"unknown model": Velto.create_sim({"model_name": "toaster"}) == null,
		"why": Velto.get_error(),
		"player": Velto.find_player(1000000000000) == null,
		"mode": device.set_motion_mode(99),
		"config": device.set_motion_config({"paddle_input_gain": NAN}),
		"dt": Velto.poll_player(0, -3.0).connected,
		"negative player": Velto.poll_player(-1, 0.1).connected,
		"text": Velto.find_device("x".repeat(100000)) == null,
		"haptic": device.play_haptic([], 1.0),
	})
	print("BEGIN REFUSED CALLS")
	device.set_motion_config({"no_such_member": 1})
	device.set_motion_config({"paddle_input_gain": "much"})
	Velto.start({"event_capacity": []})
	sim.set_steps([1, 2], true)
	print("END REFUSED CALLS")
	var gain: float = device.get_motion_config()["paddle_input_gain"]
	Velto.stop()
	tell({"stale": device.is_valid(), "stale name": device.get_name(), "stale input": device.poll_input().connected, "gain": gain,
		"stale info": device.get_info().size(), "loose": loose.get_name(), "stopped": Velto.is_running()})
	sim.press_button(1)
	sim.destroy()
	tell({"after": Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL})})
	quit()

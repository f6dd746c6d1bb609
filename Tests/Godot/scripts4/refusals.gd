extends "test_case.gd"
## Bad input has an error and a sentence, and nothing ends.


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
		"dt why": Velto.get_error(),
		"negative player": Velto.poll_player(-1, 0.1).connected,
		"text": Velto.find_device("x".repeat(100000)) == null,
		"text why": Velto.get_error(),
		"haptic": device.play_haptic([], 1.0),
		"long name": Velto.create_sim({"name": "x".repeat(600)}) == null,
		"long name why": Velto.get_error(),
		"family": device.set_family(99),
		"family why": Velto.get_error(),
	})
	print("BEGIN REFUSED CALLS")
	var sentences: Array[String] = []
	for config: Dictionary in [{"paddle_input_gian": 1}, {"no_such_member": 1}, {"paddle_input_gain": "much"}, {"mode": 1.5}, {1: 2}, {"mode": 1.0}]:
		sentences.append("%d %s" % [device.set_motion_config(config), Velto.get_error()])
	sentences.append("%d %s" % [sim.set_steps([{"kind": 1}, {"knid": 2}], true), Velto.get_error()])
	sentences.append("%d %s" % [sim.set_steps([1, 2], true), Velto.get_error()])
	sentences.append("%d %s" % [device.play_haptic([0.1, "long"], 1.0), Velto.get_error()])
	sentences.append("%d %s" % [device.set_bindings(range(257).map(func(_row: int) -> Dictionary: return {})), Velto.get_error()])
	sentences.append("%s %s" % [device.start_stream("axes", {"tiemout": 50}), Velto.get_error()])
	sentences.append("%d %s" % [Velto.start({"event_capacity": []}), Velto.get_error()])
	print("END REFUSED CALLS")
	tell({"sentences": sentences, "still running": Velto.is_running()})
	try_types(loose)
	tell({"wrong type": Velto.get_error()})
	var gain: float = device.get_motion_config()["paddle_input_gain"]
	Velto.stop()
	tell({"stale": device.is_valid(), "stale name": device.get_name(), "stale input": device.poll_input().connected, "gain": gain,
		"stale info": device.get_info().size(), "loose": loose.get_name(), "stopped": Velto.is_running()})
	sim.press_button(1)
	sim.destroy()
	tell({"after": Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL})})
	quit()


## What a script error ends is this function.
func try_types(loose: Variant) -> void:
	loose.set_motion_mode("paddle")
	tell({"never": "a script error"})

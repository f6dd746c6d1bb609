extends "test_case.gd"
## A player as a node: set up in the inspector, with signals of its own.

var counts := {}


func _initialize() -> void:
	start()
	var sim := Velto.create_sim({"name": "Triki Node", "script": "sweep"})
	var player := VeltoPlayer.new()
	player.motion = VeltoPlayer.Motion.POINTER
	player.mounting = VeltoPlayer.Mounting.WRIST_LEFT
	for happening: String in ["disconnected", "pressed", "released", "clicked"]:
		player.connect(happening, func() -> void: count(happening))
	var connected: Array[String] = []
	player.connected.connect(func(device: VeltoDevice) -> void: connected.append(device.get_name()))
	player.moved.connect(func(_position: Vector2) -> void: count("moved"))
	var taps := []
	player.tapped.connect(func(combination: int) -> void: taps.append(combination))
	var calibrations := []
	player.calibrated.connect(func(result: int) -> void: calibrations.append(result))
	root.add_child(player)
	await wait_for("a connection", func() -> bool: return connected.size() == 1 and counts.get("moved", 0) > 5)
	tell({"first": [connected[0], connected.size()], "motion": player.input.motion_mode == Velto.MOTION_MODE_POINTER})
	player.motion = VeltoPlayer.Motion.GESTURE
	player.recenter()
	await wait_for("another mode", func() -> bool: return player.input.motion_mode == Velto.MOTION_MODE_GESTURE)
	tell({"changed": true})
	sim.press_button(0.1)
	await wait_for("a click", func() -> bool: return counts.get("clicked", 0) > 0 and counts.get("released", 0) > 0)
	tell({"edges": counts["pressed"] == 1})
	await change_to(player, {"name": "Tap Node", "model_name": "tap-strap-2", "script": "rest"}, taps)
	player.calibrates = true
	await change_to(player, {"name": "Board Node", "model_name": "metamotion-s", "script": "rest"}, [])
	await wait_for("a calibration", func() -> bool: return calibrations.size() > 0)
	tell({"calibrated": calibrations[0], "board": [player.device.get_name(), player.device.get_mounting()["kind"], Velto.MOUNTING_KIND_WRIST_LEFT]})
	var told: Array = [counts.get("disconnected", 0), connected.size()]
	root.remove_child(player)
	root.add_child(player)
	await process_frame
	await process_frame
	root.remove_child(player)
	player.free()
	tell({"left": told == [counts.get("disconnected", 0), connected.size()]})
	quit()


func count(happening: String) -> void:
	counts[happening] = counts.get(happening, 0) + 1


## Gives the player another wearable; a TAP taps with thumb and middle finger.
func change_to(player: VeltoPlayer, options: Dictionary, taps: Array) -> void:
	var sim := Velto.create_sim(options)
	var device_name: String = options["name"]
	Velto.connect_device(device_name, 15.0)
	await wait_for("another wearable", func() -> bool: return Velto.find_device(device_name) != null and Velto.find_device(device_name).get_info()["link_state"] == Velto.LINK_STATE_READY)
	var device := Velto.find_device(device_name)
	device.set_player_index(0)
	await wait_for("its player", func() -> bool: return player.device == device)
	if options["model_name"] == "tap-strap-2":
		await wait_for("a tap", func() -> bool:
			tap_now_and_then(sim, 5)
			return taps.size() > 0)
		tell({"tap": taps[0]})

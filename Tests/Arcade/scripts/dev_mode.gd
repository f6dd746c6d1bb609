extends ArcadeCase
## F1 shows sliders; the gain of a paddle that is moved acts in the next frame.


func play() -> void:
	var cap := add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	var seat := seat_of(cap)
	Arcade.prepare_hands(&"pong")
	cap.steer_to(0.4, 0.0)
	await wait(0.6)
	var key := InputEventKey.new()
	key.keycode = KEY_F1
	key.pressed = true
	Input.parse_input_event(key)
	await wait(0.1)
	var dev: CanvasLayer = main.get("_dev")
	var before := seat.hand.steer
	var sliders: Dictionary[String, HSlider] = dev.get("sliders")
	sliders["paddle_input_gain"].value = 0.68
	await wait(0.3)
	tell({"before": before, "position": seat.hand.steer, "gain": seat.device.get_motion_config()["paddle_input_gain"], "visible": dev.visible})

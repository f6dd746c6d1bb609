extends "test_case.gd"
## A wearable as a joypad, and its gestures as actions.


func _initialize() -> void:
	start()
	var sim := Velto.create_sim({"name": "Triki Joypad", "script": "sweep"})
	var joypad := VeltoJoypad.new()
	joypad.throw_action = &"throw"
	InputMap.add_action(&"throw")
	InputMap.add_action(&"walk_right")
	InputMap.add_action(&"jump")
	var right := InputEventJoypadMotion.new()
	right.axis = JOY_AXIS_LEFT_X
	right.axis_value = 1.0
	right.device = -1
	InputMap.action_add_event(&"walk_right", right)
	var button := InputEventJoypadButton.new()
	button.button_index = JOY_BUTTON_A
	button.device = -1
	InputMap.action_add_event(&"jump", button)
	root.add_child(joypad)
	await wait_for("the stick", func() -> bool: return Input.get_joy_axis(7, JOY_AXIS_LEFT_X) > 0.6)
	tell({"walk": Input.get_action_strength(&"walk_right") > 0.5, "axis": is_equal_approx(Input.get_joy_axis(7, JOY_AXIS_LEFT_X),
		clampf(Velto.peek_player(0).position_x, -1, 1))})
	sim.press_button(0.3)
	await wait_for("jump", func() -> bool: return Input.is_action_pressed(&"jump") and Input.is_joy_button_pressed(7, JOY_BUTTON_A))
	await wait_for("no jump", func() -> bool: return not Input.is_action_pressed(&"jump"))
	Velto.find_player(0).set_motion_mode(Velto.MOTION_MODE_GESTURE)
	sim.play("dart")
	var strength := [0.0]
	await wait_for("a throw", func() -> bool:
		strength[0] = Input.get_action_strength(&"throw")
		return strength[0] > 0, 25.0)
	await wait_for("the end of the throw", func() -> bool: return not Input.is_action_pressed(&"throw"))
	tell({"throw": strength[0]})
	var tap := Velto.create_sim({"name": "Tap Joypad", "model_name": "tap-strap-2", "script": "rest"})
	joypad.tap_actions = {Velto.FINGER_THUMB | Velto.FINGER_MIDDLE: &"jump", Velto.FINGER_RING: &"walk_right"}
	Velto.connect_device("Tap Joypad", 15.0)
	await wait_for("a TAP", func() -> bool:
		var found := Velto.find_device("Tap Joypad")
		return found != null and found.set_player_index(0) == Velto.OK and Velto.find_player(0) == found and Velto.peek_player(0).connected)
	var jumps := [0]
	await wait_for("a tap", func() -> bool:
		tap_now_and_then(tap, 5)
		jumps[0] += int(Input.is_action_just_pressed(&"jump"))
		return jumps[0] > 0)
	await wait_for("its end", func() -> bool: return not Input.is_action_pressed(&"jump"))
	tell({"tap": jumps[0]})
	joypad.queue_free()
	await wait_for("a stick at rest", func() -> bool: return Input.get_joy_axis(7, JOY_AXIS_LEFT_X) == 0.0)
	quit()

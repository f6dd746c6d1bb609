extends Node
# A wearable as a joypad: in a pause too, and with the engine's own actions.


func _ready():
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})
	Velto.set_auto_connect(1)
	var right = InputEventJoypadMotion.new()
	right.axis = JOY_AXIS_0
	right.axis_value = 1.0
	InputMap.action_add_event("ui_right", right)
	var sim = Velto.create_sim({"name": "Triki Joypad", "script": "sweep"})
	add_child(load("res://addons/veltokit/velto_joypad.gd").new())
	pause_mode = PAUSE_MODE_PROCESS
	get_tree().paused = true
	while Input.get_joy_axis(0, JOY_AXIS_0) < 0.6:
		yield(get_tree(), "idle_frame")
	print("FACT ", to_json({"axis": Input.get_joy_axis(0, JOY_AXIS_0) > 0.5, "action": Input.is_action_pressed("ui_right")}))
	sim.press_button(0.3)
	while not Input.is_action_pressed("ui_accept"):
		yield(get_tree(), "idle_frame")
	while Input.is_joy_button_pressed(0, JOY_XBOX_A):
		yield(get_tree(), "idle_frame")
	print("FACT ", to_json({"button": true}))
	Velto.connect("button", self, "_on_button")
	sim.press_button(5)


# Signals come in the pause too.
func _on_button(_device, _button, _is_down, _presses, _releases):
	while not Input.is_joy_button_pressed(0, JOY_XBOX_A):
		yield(get_tree(), "idle_frame")
	Velto.stop()
	while Input.is_joy_button_pressed(0, JOY_XBOX_A):
		yield(get_tree(), "idle_frame")
	print("FACT ", to_json({"let go": true}))
	get_tree().quit()

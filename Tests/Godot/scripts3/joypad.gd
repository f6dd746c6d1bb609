extends Node
# A wearable as a joypad.


func _ready():
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})
	Velto.set_auto_connect(1)
	var right = InputEventJoypadMotion.new()
	right.axis = JOY_AXIS_0
	right.axis_value = 1.0
	right.device = -1
	InputMap.add_action("walk_right")
	InputMap.action_add_event("walk_right", right)
	var sim = Velto.create_sim({"name": "Triki Joypad", "script": "sweep"})
	add_child(load("res://addons/veltokit/velto_joypad.gd").new())
	while Input.get_joy_axis(7, JOY_AXIS_0) < 0.6:
		yield(get_tree(), "idle_frame")
	print("FACT ", to_json({"axis": Input.get_joy_axis(7, JOY_AXIS_0) > 0.5, "action": Input.is_action_pressed("walk_right")}))
	sim.press_button(0.3)
	while not Input.is_joy_button_pressed(7, JOY_XBOX_A):
		yield(get_tree(), "idle_frame")
	while Input.is_joy_button_pressed(7, JOY_XBOX_A):
		yield(get_tree(), "idle_frame")
	print("FACT ", to_json({"button": true}))
	get_tree().quit()

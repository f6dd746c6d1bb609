extends "test_case.gd"
## A pause of the tree pauses neither signals nor the joypad.

var signals := 0
var presses := 0


func _initialize() -> void:
	start()
	var sim := Velto.create_sim({"name": "Triki Pause", "script": "sweep"})
	Velto.button.connect(func(_d: VeltoDevice, _b: int, _is_down: bool, _p: int, _r: int) -> void: signals += 1)
	root.add_child(VeltoJoypad.new())
	await wait_for_player()
	paused = true
	sim.press_button(0.2)
	await wait_for("a press", func() -> bool: return Input.is_joy_button_pressed(7, JOY_BUTTON_A))
	await wait_for("signals", func() -> bool: return signals == 2 and not Input.is_joy_button_pressed(7, JOY_BUTTON_A))
	sim.press_button(5)
	await wait_for("a press", func() -> bool: return Input.is_joy_button_pressed(7, JOY_BUTTON_A))
	Velto.stop()
	await wait_for("a release", func() -> bool: return not Input.is_joy_button_pressed(7, JOY_BUTTON_A))
	tell({"signals": signals, "running": Velto.is_running()})
	quit()

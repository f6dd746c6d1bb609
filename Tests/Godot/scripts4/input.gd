extends "test_case.gd"
## A cap that sweeps and is pressed, polled frame by frame.

var lowest := 0.0
var highest := 0.0
var pressed := 0
var released := 0
var deltas := 0.0


func _initialize() -> void:
	start()
	var sim := Velto.create_sim({"name": "Triki Input", "script": "sweep"})
	var pad := Velto.poll_player(0)
	tell({"neutral": pad.position_x, "nobody": pad.connected, "same object": pad == Velto.poll_player(0)})
	await wait_for("the sweep", func() -> bool: return poll() and lowest < -0.5 and highest > 0.5)
	sim.press_button(0.3)
	await wait_for("a press", func() -> bool: return poll() and pressed == 1)
	tell({"is down": (pad.buttons_down & Velto.BUTTON_MAIN) != 0})
	var kept := pad.duplicate()
	await wait_for("a release", func() -> bool: return poll() and released == 1)
	tell({"kept": [kept != pad, kept.press_count, kept.buttons_down & Velto.BUTTON_MAIN, pad.buttons_down & Velto.BUTTON_MAIN],
		"no such player": Velto.poll_player(99).connected, "still": pad.connected})
	tell({
		"lowest": lowest, "highest": highest, "pressed": pressed, "press_count": pad.press_count, "click_count": pad.click_count,
		"flags": pad.flags & Velto.INPUT_RECEIVING, "receiving": pad.receiving, "player": pad.player_index, "mode": pad.motion_mode,
		"fingers": pad.finger_press_count.size(), "orientation": typeof(pad.orientation) == TYPE_QUATERNION,
		"acceleration": typeof(pad.acceleration) == TYPE_VECTOR3, "dynamic": (pad as Variant).get("position_x") == pad.position_x,
		"turned": turned(),
		"device": Velto.find_player(0).get_name(), "peek": Velto.find_player(0).peek_input().press_count,
	})
	quit()


func poll() -> bool:
	var pad := Velto.poll_player(0, FRAME)
	lowest = minf(lowest, pad.position_x)
	highest = maxf(highest, pad.position_x)
	pressed += 1 if pad.buttons_pressed & Velto.BUTTON_MAIN else 0
	released += 1 if pad.buttons_released & Velto.BUTTON_MAIN else 0
	return true


## The library's quaternions of a left turn, of the far side up and of the right side down, in the axes of the engine.
func turned() -> bool:
	var forward := converted(Quaternion(0, 0, sqrt(0.5), sqrt(0.5))) * Vector3.FORWARD
	var lifted := converted(Quaternion(sqrt(0.5), 0, 0, sqrt(0.5))) * Vector3.FORWARD
	var right := converted(Quaternion(0, sqrt(0.5), 0, sqrt(0.5))) * Vector3.RIGHT
	return forward.is_equal_approx(Vector3.LEFT) and lifted.is_equal_approx(Vector3.UP) and right.is_equal_approx(Vector3.DOWN)


func converted(q: Quaternion) -> Quaternion:
	return Quaternion(q.x, q.z, -q.y, q.w)

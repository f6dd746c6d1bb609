extends ArcadeCase
## A cap that somebody lays down leans for long: it opens a page at most, and never quits. Then it rests and holds again, and presses.

const LONG := 8.0


func play() -> void:
	add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	robots[0].steer_to(-0.95, 0.0)
	await wait(LONG)
	tell({"left": main.get("screen_name")})
	robots[0].steer_to(0.0, 0.0)
	await wait(1.0)
	robots[0].steer_to(-0.95, 0.0)
	await wait_for_screen(&"game")
	Arcade.go(&"menu")
	robots[0].steer_to(0.95, 0.0)
	await wait(1.0)
	robots[0].steer_to(0.0, 0.0)
	await wait(1.0)
	robots[0].steer_to(0.95, 0.0)
	await wait(LONG)
	var pressed := [false]
	var quit: Choice = main.get("screen").get("choices")[5]
	quit.handler = func() -> void: pressed[0] = true
	tell({"right": main.get("screen_name"), "focus": main.get("screen").call("focus")})
	robots[0].press()
	await wait(1.0)
	tell({"is_pressed": pressed[0]})

extends ArcadeCase
## A game of Pong by a cap, from the menu to the result and back, without a key.


func play() -> void:
	var cap := add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	tell({"calibrated": Velto.find_player(0).get_calibration_state() == Velto.CALIBRATION_STATE_DONE})
	await choose(cap, 0)
	await wait_for_screen(&"lobby")
	await choose(cap, 0)
	await wait_for_screen(&"game")
	are_playing = true
	var running := (main.get("screen").get("table") as Table).running
	await wait(30.0)
	tell({"score": running.now["score"], "lives": running.now["lives"]})
	are_playing = false
	cap.steer_to(1.0, 0.0) # and stays there, so that the game ends
	await wait_for_screen(&"result", 90.0)
	tell({"end": running.now["phase"], "left": running.now["lives"]})
	await choose(cap, 2)
	await wait_for_screen(&"menu")
	tell({"screen": main.get("screen_name")})

extends ArcadeCase
## A cap that plays a recorded script, whatever the rate of polls: a turn of darts at the bull, and the places of a paddle.

const PLACES := [-0.5, -0.2, 0.3, 0.6, 0.9]


func play() -> void:
	Arcade.settings.assist = 10 # which leaves a spread of a quarter
	var cap := add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	var seat := seat_of(cap)
	Arcade.prepare_hands(&"pong")
	cap.sim.set_steps(_sweep(), false)
	await wait(0.25) # the middle of each place
	var places: Array[float] = []
	for place in PLACES.size():
		await wait(0.5)
		places.append(seat.hand.steer)
	tell({"places": places})
	Arcade.go(&"game", {"party": Arcade.gather(&"darts", 1), "seed": 5})
	await get_tree().process_frame
	var labels: Array[String] = []
	var table: Table = main.get("screen").get("table")
	table.happened.connect(func(event: Dictionary) -> void:
		if event["kind"] in ["hit", "miss"]:
			labels.append(event.get("label", "MISS")))
	await wait(6.0)
	for dart in 3:
		cap.throw_from(Vector2.ZERO, 0.5)
		await wait(4.0)
	tell({"darts": labels, "packets": seat.input.packet_count > 300})


func _sweep() -> Array[Dictionary]:
	var steps: Array[Dictionary] = []
	for place: float in PLACES:
		steps.append({"kind": Velto.SIM_STEP_KIND_HOLD, "duration": 0.5, "amplitude_x": place * Robot.CAP_EDGE})
	steps.append({"kind": Velto.SIM_STEP_KIND_REST})
	return steps

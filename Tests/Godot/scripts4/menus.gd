extends "test_case.gd"
## A menu by the hand of a simulated player and by keys.


func _initialize() -> void:
	var navigator := VeltoNavigator.new()
	navigator.begin_menu(3, Velto.CONFIRMATION_HOLD_OR_BUTTON)
	navigator.set_item_enabled(1, false)
	tell({"first": navigator.move_focus(1)["focused"], "second": navigator.move_focus(1)["focused"], "key": navigator.activate_focus()["activated"]})
	navigator.clear_focus()
	start()
	Velto.create_sim({"name": "Triki Menu"}).set_steps([
		{"kind": Velto.SIM_STEP_KIND_REST, "duration": 0.3}, {"kind": Velto.SIM_STEP_KIND_TILT, "duration": 0.3, "amplitude_x": 290.0},
		{"kind": Velto.SIM_STEP_KIND_HOLD, "duration": 60.0, "amplitude_x": 290.0}], false)
	var device: VeltoDevice = await wait_for_player()
	device.begin_menu_motion(Velto.NAVIGATOR_POLICY_COMFORT)
	var activated := [-1]
	await wait_for("a confirmation", func() -> bool:
		activated[0] = maxi(activated[0], navigator.step_input(Velto.poll_player(0, FRAME), FRAME)["activated"])
		return activated[0] >= 0)
	tell({"held": activated[0], "owner": navigator.get_owner() == device, "end": device.end_menu_motion()})
	quit()

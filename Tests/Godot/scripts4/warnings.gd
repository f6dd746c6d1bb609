extends "test_case.gd"
## Calls that fail, several times each.


func _initialize() -> void:
	start()
	Velto.create_sim({"name": "Triki Warned", "script": "rest"})
	var device: VeltoDevice = await wait_for_player()
	var results := []
	for repetition in 3:
		results.append(device.set_motion_mode(99))
		device.set_motion_mode(98)
		Velto.create_sim({"model_name": "toaster"})
	tell({"results": results})
	quit()

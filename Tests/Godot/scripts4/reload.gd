extends SceneTree
## Unloads and loads the add-on while a device streams; without its names, which the compiler would hold on to.

const EXTENSION := "res://addons/veltokit/veltokit.gdextension"


func _initialize() -> void:
	var connected := 0
	var states := []
	for cycle in 5:
		connected += 1 if await play() else 0
		await process_frame # what a function held is free when it has ended
		states.append(GDExtensionManager.unload_extension(EXTENSION))
		states.append(Engine.has_singleton("Velto"))
		states.append(GDExtensionManager.load_extension(EXTENSION))
	print("FACT ", JSON.stringify({"connected": connected, "states": states}))
	quit()


func play() -> bool:
	var velto := Engine.get_singleton("Velto")
	velto.start({"backends": 2, "flags": 4, "settle_time": 0.05})
	velto.create_sim({"name": "Triki Reload", "script": "sweep"})
	velto.set_auto_connect(1)
	var begin := Time.get_ticks_msec()
	while not is_connected_now(velto) and Time.get_ticks_msec() - begin < 10000:
		await process_frame
	return is_connected_now(velto)


func is_connected_now(velto: Object) -> bool:
	return velto.poll_player(0).connected

@tool
extends EditorPlugin
## Reloads the add-on in the editor while a device streams.

const EXTENSION := "res://addons/veltokit/veltokit.gdextension"


func _enter_tree() -> void:
	run.call_deferred()


func run() -> void:
	var pad: Object = await play()
	var facts := {"before": pad.connected}
	facts["reloaded"] = GDExtensionManager.reload_extension(EXTENSION)
	facts["after"] = pad.connected
	facts["running"] = Engine.get_singleton("Velto").is_running()
	pad = await play()
	facts["again"] = pad.connected
	print("FACT ", JSON.stringify(facts))
	get_tree().quit()


## Input of a device that plays.
func play() -> Object:
	var velto := Engine.get_singleton("Velto")
	velto.start({"backends": 2, "flags": 4, "settle_time": 0.05})
	velto.create_sim({"name": "Triki Reload", "script": "sweep"})
	velto.set_auto_connect(1)
	var begin := Time.get_ticks_msec()
	while not velto.poll_player(0).connected and Time.get_ticks_msec() - begin < 10000:
		await get_tree().process_frame
	return velto.poll_player(0)

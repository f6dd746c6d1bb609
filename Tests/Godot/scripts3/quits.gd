extends Node
# Ends the game at a bad moment.

var moment = ""


func _ready():
	moment = OS.get_environment("MOMENT")
	if moment != "real radio":
		Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})
		Velto.create_sim({"name": "Triki Quit", "script": "sweep"})
	Velto.connect("link_changed", self, "_on_link_changed")
	Velto.connect("device_connected", self, "_on_connected")
	Velto.set_auto_connect(1)
	if moment == "real radio" or moment == "scanning":
		Velto.start_scan()
		leave()


func _on_link_changed(_device, _previous, current, _reason):
	if moment == "connecting" and current == Velto.LINK_STATE_CONNECTING:
		leave()


func _on_connected(device, _serial):
	if moment == "in a signal":
		Velto.stop()
		leave()
	if moment == "streaming":
		set_meta("stream", device.start_stream("axes"))
		set_meta("pad", device.poll_input())
		leave()


func leave():
	print("FACT ", to_json({"left": moment}))
	get_tree().quit()

extends Node
# Tells what the engine knows of the add-on's classes.


func _ready():
	var velto = describe(Velto)
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL})
	print("FACT ", to_json({"Velto": velto, "VeltoInput": describe(Velto.poll_player(0)), "VeltoSim": describe(Velto.create_sim({})),
		"VeltoNavigator": describe(load("res://addons/veltokit/velto_navigator.gdns").new())}))
	get_tree().quit()


func describe(object):
	return {"methods": names(object.get_method_list()), "signals": names(object.get_signal_list()), "properties": names(object.get_property_list())}


func names(list):
	var found = []
	for entry in list:
		found.append(entry["name"])
	return found

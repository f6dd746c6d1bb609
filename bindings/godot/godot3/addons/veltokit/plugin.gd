tool
extends EditorPlugin


func enable_plugin():
	add_autoload_singleton("Velto", "res://addons/veltokit/velto.gdns")


# The number of players that are connected by themselves, in the project's settings.
func _enter_tree():
	var setting = "veltokit/players"
	if not ProjectSettings.has_setting(setting):
		ProjectSettings.set_setting(setting, 0)
	ProjectSettings.set_initial_value(setting, 0)
	ProjectSettings.add_property_info({"name": setting, "type": TYPE_INT, "hint": PROPERTY_HINT_RANGE, "hint_string": "0,8"})


func disable_plugin():
	remove_autoload_singleton("Velto")

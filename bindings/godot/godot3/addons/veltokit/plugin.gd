tool
extends EditorPlugin


func enable_plugin():
	add_autoload_singleton("Velto", "res://addons/veltokit/velto.gdns")


func disable_plugin():
	remove_autoload_singleton("Velto")

extends SceneTree
## Records the goldens of the rules again, after a change of rules that is meant: `godot --headless --script tests/remake_goldens.gd`.


func _initialize() -> void:
	for kind in Golden.KINDS:
		Golden.write(kind)
	quit()

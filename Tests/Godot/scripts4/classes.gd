extends SceneTree
## Tells what the engine knows of the add-on's classes.


func _initialize() -> void:
	var classes := {}
	for name in ClassDB.get_class_list():
		if name.begins_with("Velto"):
			classes[name] = {
				"methods": names(ClassDB.class_get_method_list(name, true)),
				"signals": names(ClassDB.class_get_signal_list(name, true)),
				"properties": names(ClassDB.class_get_property_list(name, true)),
				"constants": ClassDB.class_get_integer_constant_list(name, true).size(),
				"hidden": hidden(name),
			}
	print("FACT ", JSON.stringify(classes))
	quit()


func names(list: Array) -> Array:
	return list.map(func(entry: Dictionary) -> String: return entry["name"])


## Methods that hide what every object has.
func hidden(name: String) -> Array:
	var parents := names(ClassDB.class_get_method_list(ClassDB.get_parent_class(name)))
	return names(ClassDB.class_get_method_list(name, true)).filter(func(method: String) -> bool: return method in parents)

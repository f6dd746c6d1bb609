class_name RuleState
extends RefCounted
## State that can be saved: the properties of `_schema`, as plain data.


var _kept_schema := {}


## Returns the description of every saved property, which stays the same once the game has begun.
func _schema() -> Dictionary:
	return {}


## Returns the complete state as plain data.
func snapshot() -> Dictionary:
	var plain := {}
	var schema := _described()
	for key: String in schema:
		var value: Variant = get(key)
		if schema[key]["type"] != TYPE_OBJECT:
			plain[key] = value.duplicate(true) if value is Array or value is Dictionary else value
		elif value is Array:
			plain[key] = value.map(func(item: RuleState) -> Dictionary: return item.snapshot())
		else:
			plain[key] = (value as RuleState).snapshot()
	return plain


## Continues from a snapshot. An invalid snapshot is reported, and changes nothing.
func restore(plain: Dictionary) -> bool:
	var wrong := mismatch(plain)
	if not wrong.is_empty():
		push_error("The snapshot is of another game or damaged: %s. Start a new game." % wrong)
		return false
	_take(plain)
	return true


## Returns the first problem of a snapshot, or an empty text.
func mismatch(plain: Dictionary) -> String:
	var schema := _described()
	for key: String in schema:
		if schema[key]["type"] == TYPE_OBJECT:
			var wrong := _part_mismatch(get(key), plain.get(key))
			if not wrong.is_empty():
				return "%s: %s" % [key, wrong]
		elif RuleSchema.fit(plain.get(key), schema[key]) == null:
			return "%s is %s, must be %s" % [key, str(plain.get(key)).left(80), RuleSchema.wording(schema[key])]
	return ""


func _described() -> Dictionary:
	if _kept_schema.is_empty():
		_kept_schema = _schema()
	return _kept_schema


## Applies a valid snapshot.
func _take(plain: Dictionary) -> void:
	var schema := _described()
	for key: String in schema:
		if schema[key]["type"] != TYPE_OBJECT:
			set(key, RuleSchema.fit(plain[key], schema[key]))
			continue
		var part: Variant = get(key)
		if part is Array:
			for index: int in part.size():
				part[index]._take(plain[key][index])
		else:
			(part as RuleState)._take(plain[key])


static func _part_mismatch(part: Variant, plain: Variant) -> String:
	if not part is Array:
		return (part as RuleState).mismatch(plain) if plain is Dictionary else "must be a dictionary"
	if not plain is Array or plain.size() != part.size():
		return "must be a list of %d" % part.size()
	for index: int in part.size():
		var wrong := _part_mismatch(part[index], plain[index])
		if not wrong.is_empty():
			return "%d: %s" % [index, wrong]
	return ""

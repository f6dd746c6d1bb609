class_name RuleSchema
extends RefCounted
## Descriptions of plain data: of options, intents and snapshots. Data from files and callers pass through `fit`.


static func integer(least: int, most: int, default := 0) -> Dictionary:
	return {"type": TYPE_INT, "least": least, "most": most, "default": default}


static func real(least: float, most: float, default := 0.0) -> Dictionary:
	return {"type": TYPE_FLOAT, "least": least, "most": most, "default": default}


static func flag(default := false) -> Dictionary:
	return {"type": TYPE_BOOL, "default": default}


## A choice of words, or of numbers.
static func choice(options: Array, default: Variant = options[0]) -> Dictionary:
	return {"type": TYPE_NIL, "options": options, "default": default}


## Any text up to `most` characters.
static func text(most: int) -> Dictionary:
	return {"type": TYPE_STRING, "most": most, "default": ""}


static func list(entry: Dictionary, least: int, most: int) -> Dictionary:
	return {"type": TYPE_ARRAY, "entry": entry, "least": least, "most": most, "default": []}


## A dictionary with exactly these keys.
static func map(fields: Dictionary) -> Dictionary:
	return {"type": TYPE_DICTIONARY, "fields": fields, "default": {}}


## A dictionary with these keys, or an empty one.
static func optional(fields: Dictionary) -> Dictionary:
	return {"type": TYPE_DICTIONARY, "fields": fields, "may_be_empty": true, "default": {}}


## A property that is a `RuleState`, or a list of them.
static func part() -> Dictionary:
	return {"type": TYPE_OBJECT, "default": {}}


## Returns a copy of the value in the described type, or null. After JSON, all numbers are floats.
static func fit(value: Variant, entry: Dictionary) -> Variant:
	match entry["type"]:
		TYPE_INT:
			return _integer_in(value, entry)
		TYPE_FLOAT:
			return _real_in(value, entry)
		TYPE_BOOL:
			return value if value is bool else null
		TYPE_STRING:
			return value if value is String and (value as String).length() <= int(entry["most"]) else null
		TYPE_NIL:
			return _option_in(value, entry["options"])
		TYPE_ARRAY:
			return _list_in(value, entry)
		TYPE_DICTIONARY:
			if entry.has("may_be_empty") and value is Dictionary and value.is_empty():
				return {}
			return fields_in(value, entry["fields"])
	return null


## Returns the described fields of a dictionary, or null if one is missing or does not fit.
static func fields_in(value: Variant, fields: Dictionary) -> Variant:
	if not value is Dictionary:
		return null
	var fitted := {}
	for key: String in fields:
		var field: Variant = fit((value as Dictionary).get(key), fields[key])
		if field == null:
			return null
		fitted[key] = field
	return fitted


## Returns a number clamped to the range of an entry; null for a value that is not a number.
static func nearest(value: Variant, entry: Dictionary) -> Variant:
	if entry["type"] in [TYPE_INT, TYPE_FLOAT] and _is_number(value):
		var limited := clampf(float(value), entry["least"], entry["most"])
		return int(limited) if entry["type"] == TYPE_INT else limited
	return fit(value, entry)


## Returns a number of an event, clamped to its range; `otherwise` if it is missing.
static func number_in(event: Dictionary, key: String, least: float, most: float, otherwise: float = 0.0) -> float:
	return clampf(float(event[key]), least, most) if _is_number(event.get(key)) else otherwise


## Returns the given options, and the defaults of all others. Invalid options are reported.
static func options(described: Dictionary, given: Dictionary) -> Dictionary:
	var read := {}
	for key: String in described:
		read[key] = described[key]["default"]
	for key: Variant in given:
		if not described.has(key):
			push_error("config.%s is unknown: must be one of %s" % [key, ", ".join(PackedStringArray(described.keys()))])
			continue
		var value: Variant = fit(given[key], described[key])
		if value == null:
			push_error("config.%s is %s: must be %s" % [key, given[key], wording(described[key])])
		else:
			read[key] = value
	return read


## Returns the description of an entry for messages.
static func wording(entry: Dictionary) -> String:
	match entry["type"]:
		TYPE_INT:
			return "an integer from %d to %d" % [entry["least"], entry["most"]]
		TYPE_FLOAT:
			return "a number from %s to %s" % [entry["least"], entry["most"]]
		TYPE_BOOL:
			return "true or false"
		TYPE_STRING:
			return "a text of at most %d characters" % entry["most"]
		TYPE_NIL:
			return "one of %s" % [entry["options"]]
		TYPE_ARRAY:
			return "a list of %d to %d entries, each %s" % [entry["least"], entry["most"], wording(entry["entry"])]
	return "a dictionary"


static func _is_number(value: Variant) -> bool:
	return value is int or (value is float and is_finite(value))


static func _integer_in(value: Variant, entry: Dictionary) -> Variant:
	if not _is_number(value) or float(value) < float(entry["least"]) or float(value) > float(entry["most"]):
		return null
	return int(value) if float(int(value)) == float(value) else null


static func _real_in(value: Variant, entry: Dictionary) -> Variant:
	if not _is_number(value) or float(value) < entry["least"] or float(value) > entry["most"]:
		return null
	return float(value)


static func _option_in(value: Variant, allowed: Array) -> Variant:
	for option: Variant in allowed:
		if (value is String and option is String and value == option) or \
				(_is_number(value) and option is int and float(value) == float(option)):
			return option
	return null


static func _list_in(value: Variant, entry: Dictionary) -> Variant:
	if not value is Array or value.size() < int(entry["least"]) or value.size() > int(entry["most"]):
		return null
	var fitted := []
	for item: Variant in value:
		var item_fitted: Variant = fit(item, entry["entry"])
		if item_fitted == null:
			return null
		fitted.append(item_fitted)
	return fitted

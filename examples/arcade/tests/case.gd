class_name RuleCase
extends RefCounted
## A group of tests: every method that begins with `test_` is one. A failure is a line, and does not stop the rest.

var failures: PackedStringArray = []
## Returns the errors of the engine so far.
var errors_source: Callable
var _name := ""
var _errors_seen := 0


## Runs the tests; returns their number.
func run(only: String) -> int:
	var count := 0
	for method: Dictionary in get_method_list():
		var name: String = method["name"]
		if name.begins_with("test_") and (only.is_empty() or name.contains(only)):
			_name = name
			_errors_seen = _errors().size()
			call(name)
			expect_errors([])
			count += 1
	return count


func fail(message: String) -> void:
	failures.append("%s: %s" % [_name, message])


## Takes the errors since the last call: one for each text, which it contains.
func expect_errors(texts: Array) -> void:
	var found := _errors().slice(_errors_seen)
	_errors_seen += found.size()
	if found.size() != texts.size():
		fail("%d errors, not %d: %s" % [found.size(), texts.size(), found])
		return
	for index: int in texts.size():
		check(found[index].contains(texts[index]), "the error is '%s', without '%s'" % [found[index], texts[index]])


func _errors() -> PackedStringArray:
	return errors_source.call()


func check(is_so: bool, message: String) -> void:
	if not is_so:
		fail(message)


func same(actual: Variant, expected: Variant, what: String) -> void:
	if not _equal(actual, expected):
		fail("%s is %s, not %s" % [what, actual, expected])


func near(actual: float, expected: float, what: String, tolerance: float = 1e-3) -> void:
	if not absf(actual - expected) <= tolerance:
		fail("%s is %s, not %s within %s" % [what, actual, expected, tolerance])


## Returns the worked examples of a game: {"name", "mode", ...} each.
static func examples(game: String) -> Array:
	var path := "res://tests/examples/%s.json" % game
	var read: Variant = JSON.parse_string(FileAccess.get_file_as_string(path))
	assert(read is Array, path)
	return read


## Numbers of JSON are floats: 3.0 and 3 are the same here.
static func _equal(actual: Variant, expected: Variant) -> bool:
	if actual is Array and expected is Array:
		return actual.size() == expected.size() and range(actual.size()).all(
			func(index: int) -> bool: return _equal(actual[index], expected[index]))
	if actual is float or actual is int:
		return (expected is float or expected is int) and float(actual) == float(expected)
	return typeof(actual) == typeof(expected) and actual == expected

extends SceneTree
## Runs the tests of the rules without a window: one line for each failure, and exit status 1 if there is one.
##
##   godot --headless --script tests/run.gd [-- WORD]     only groups and tests whose names contain the word

const GROUPS := "res://tests/rules"


## Keeps the errors and warnings of the engine: one that no test expects is a failure.
class Listener:
	extends Logger
	var errors: PackedStringArray = []

	func _log_error(_function: String, file: String, line: int, code: String, rationale: String, _is_editor: bool, _type: int,
			_backtraces: Array[ScriptBacktrace]) -> void:
		errors.append("%s (%s:%d)" % [rationale if not rationale.is_empty() else code, file, line])


func _initialize() -> void:
	var words := OS.get_cmdline_user_args()
	var only := words[0] if not words.is_empty() else ""
	var count := 0
	var failed := 0
	var listener := Listener.new()
	OS.add_logger(listener)
	for file: String in DirAccess.get_files_at(GROUPS):
		if not file.ends_with(".gd"):
			continue
		var group: RuleCase = load(GROUPS.path_join(file)).new()
		group.errors_source = func() -> PackedStringArray: return listener.errors
		var begin := Time.get_ticks_msec()
		var number := group.run("" if file.contains(only) else only)
		count += number
		failed += group.failures.size()
		for failure: String in group.failures:
			print("FAILED %s %s" % [file.get_basename(), failure])
		if number > 0:
			print("%s: %d tests in %d ms" % [file.get_basename(), number, Time.get_ticks_msec() - begin])
	print("%d tests, %d failures" % [count, failed])
	quit(1 if failed > 0 or count == 0 else 0)

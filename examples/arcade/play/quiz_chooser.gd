class_name QuizChooser
extends RefCounted
## One person's choice among four answers: a menu navigator with a memory, since an answer stays chosen while the hand rests.

const ANSWERS := 4

var _person: int
var _navigator := VeltoNavigator.new()
var _slot := 0


func _init(person: int) -> void:
	_person = person
	_navigator.set_config({"neutral_enter": Thresholds.MENU_ENTER, "neutral_exit": Thresholds.MENU_EXIT})
	_navigator.begin_menu(ANSWERS, Velto.CONFIRMATION_HOLD_OR_BUTTON)


## The fields of a frame; [param input] is null for a person without a wearable, [param keys] is empty for one without keys.
func step(input: VeltoInput, delta: float, keys: Dictionary, snapshot: Dictionary) -> Dictionary:
	var phase: String = snapshot["phase"]
	var chosen := -1
	if input != null:
		chosen = _take(_navigator.step_input(input, delta))
	var move: int = keys.get("move", 0)
	if move != 0:
		_take(_navigator.move_focus(move))
	if keys.get("accept", false):
		chosen = _slot
	if keys.has("touched"):
		chosen = _take(_navigator.activate_item(keys["touched"]))
	var fields := {"slot%d" % _person: _slot}
	if chosen >= 0 and phase == "category":
		fields["category"] = {"index": chosen}
	elif chosen >= 0 and float(snapshot["phase_ticks"]) / IntentTicker.RATE >= Thresholds.QUESTION_PAUSE:
		fields["answer%d" % _person] = {"index": chosen}
	return fields


## Progress of a hold, 0 to 1.
func progress() -> float:
	return _navigator.get_state()["hold_progress"]


func _take(step_taken: Dictionary) -> int:
	if step_taken["focused"] >= 0:
		_slot = step_taken["focused"]
	return step_taken["activated"]

class_name QuizRules
extends GameRules
## The quiz: a category is picked, questions are answered, right answers are a point each.
##
## `solo` is one player; in `turns` each round is one player's, who also picks the category; `together` all answer at once.

const FEEDBACK_TICKS := 60
const OFFERED := 4
const TOGETHER_TICKS := 1200 # for an answer: an absent player must not block the others
const MOST_USED := 10000
const NOBODY := -1 # the active player while all answer

## Rounds (a player, in turns), and questions in a round.
const FORMS := {
	"solo": {"rounds": 5, "questions": 10},
	"turns": {"rounds": 10, "questions": 1},
	"together": {"rounds": 5, "questions": 4},
}

var bank: QuizBank
var round_number := 0
var question := 0
var player := 0
var offered := []
var category := ""
var id := ""
var order := []
var correct := 0
var selectors := []
var locked := []
var points := []
var round_points := []
var used := []


## The bank is not plain data: a save omits it, and is resumed with the same bank.
func _init(given: Dictionary = {}, seed_number: int = 0) -> void:
	var plain := given.duplicate()
	if given.get("bank") is QuizBank:
		bank = given["bank"]
	else:
		bank = QuizBank.new()
	plain.erase("bank")
	if bank.is_empty():
		push_error("config.bank is %s: must be a QuizBank with questions" % [given.get("bank")])
	super(plain, seed_number)


func is_over() -> bool:
	return phase == "over"


func has_progress() -> bool:
	return not is_over() and (round_number > 0 or question > 0)


func rounds() -> int:
	var form: String = config["form"]
	if config["rounds"] > 0:
		return config["rounds"]
	return FORMS[form]["rounds"] * (points.size() if form == "turns" else 1)


func questions() -> int:
	return config["questions"] if config["questions"] > 0 else FORMS[config["form"]]["questions"]


func snapshot() -> Dictionary:
	return super().merged({
		"rounds": rounds(),
		"questions": questions(),
		"slots": selectors.map(func(each: QuizSelector) -> int: return each.slot),
	})


func mismatch(plain: Dictionary) -> String:
	var wrong := super(plain)
	if wrong.is_empty() and plain["phase"] in ["question", "feedback"] and bank.question(plain["id"]).is_empty():
		return "the bank has no question '%s'" % plain["id"]
	return wrong


func _kind() -> String:
	return "quiz"


func _options() -> Dictionary:
	return super().merged({
		"form": RuleSchema.choice(FORMS.keys()),
		"players": RuleSchema.integer(1, 4, 1),
		"rounds": RuleSchema.integer(0, 100),
		"questions": RuleSchema.integer(0, 25),
		"time_limit": RuleSchema.integer(0, 3600),
	})


func _control_entries() -> Dictionary:
	var entries := {}
	for index: int in 4:
		entries["x%d" % index] = RuleSchema.real(-1, 1)
		entries["slot%d" % index] = RuleSchema.integer(-1, QuizSelector.SLOTS - 1, -1)
		entries["away%d" % index] = RuleSchema.flag()
	return entries


func _phases() -> Array:
	return ["category", "question", "feedback", "over"]


func _schema() -> Dictionary:
	var count := points.size()
	var scores := RuleSchema.list(RuleSchema.integer(0, MOST_USED), count, count)
	return super().merged({
		"round_number": RuleSchema.integer(0, rounds()),
		"question": RuleSchema.integer(0, questions()),
		"player": RuleSchema.integer(NOBODY, NOBODY) if config["form"] == "together" else RuleSchema.integer(0, count - 1),
		"offered": RuleSchema.list(RuleSchema.text(40), 0, OFFERED),
		"category": RuleSchema.text(40),
		"id": RuleSchema.text(40),
		"order": RuleSchema.list(RuleSchema.integer(0, 3), 0, QuizBank.ANSWERS),
		"correct": RuleSchema.integer(0, 3),
		"selectors": RuleSchema.part(),
		"locked": RuleSchema.list(RuleSchema.integer(-1, 3), count, count),
		"points": scores,
		"round_points": scores,
		"used": RuleSchema.list(RuleSchema.text(40), 0, MOST_USED),
	})


func _begin() -> void:
	var count: int = 1 if config["form"] == "solo" else config["players"]
	for index: int in count:
		selectors.append(QuizSelector.new())
	for list: Array in [points, round_points, locked]:
		list.resize(count)
		list.fill(0)
	if config["form"] == "together" and config["time_limit"] == 0:
		config["time_limit"] = TOGETHER_TICKS
	if bank.is_empty():
		_enter("over")
	else:
		_offer_categories()


func _play(intent: Dictionary) -> void:
	# [O] stops the cool-down during feedback.
	if phase == "question" or not is_reference():
		for selector: QuizSelector in selectors:
			selector.cool_down()
	match phase:
		"category":
			if intent.get("category") is Dictionary:
				_pick(int(RuleSchema.number_in(intent["category"], "index", -1, 3, -1)))
		"question":
			for index: int in _answering():
				_let_answer(index, intent)
			if _answering().all(func(index: int) -> bool: return locked[index] >= 0 or _is_away(index)) and locked.max() >= 0:
				_judge()


func _end_phase() -> void:
	if phase == "question":
		_tell("time_up")
		_judge()
	elif phase == "feedback":
		question += 1
		if question < questions():
			_ask()
		else:
			_finish_round()


func _answering() -> Array:
	return range(points.size()) if config["form"] == "together" else [player]


func _is_away(index: int) -> bool:
	return config["form"] == "together" and controls["away%d" % index]


func _offer_categories() -> void:
	player = NOBODY if config["form"] == "together" else round_number % points.size()
	question = 0
	round_points.fill(0)
	locked.fill(-1)
	if config["form"] == "turns":
		_tell("turn_change", {"player": player})
	var ids := bank.categories.map(func(each: Dictionary) -> String: return each["id"])
	random.shuffle(ids)
	offered = ids.slice(0, OFFERED)
	_tell("category_offered")
	_enter("category")


func _pick(index: int) -> void:
	if index < 0 or index >= offered.size():
		return
	category = offered[index]
	_tell("category_selected", {"category": category})
	_tell("round_start", {"round": round_number})
	_ask()


## No question is repeated before all questions of its category were asked.
func _ask() -> void:
	var all := bank.ids_of(category)
	var fresh := all.filter(func(each: String) -> bool: return not used.has(each))
	if fresh.is_empty():
		used = used.filter(func(each: String) -> bool: return not all.has(each))
		fresh = all
	id = fresh[random.below(fresh.size())]
	used.append(id)
	order = range(QuizBank.ANSWERS)
	random.shuffle(order)
	correct = order.find(bank.question(id)["correct"])
	locked.fill(-1)
	_tell("next_question", {"id": id})
	_enter("question", config["time_limit"])


func _let_answer(index: int, intent: Dictionary) -> void:
	if locked[index] >= 0:
		return
	var selector: QuizSelector = selectors[index]
	var before := selector.slot
	if controls["slot%d" % index] >= 0 and not is_reference():
		selector.focus(controls["slot%d" % index])
	else:
		selector.lean(controls["x%d" % index])
	if selector.slot != before:
		_tell("slot", {"player": index, "slot": selector.slot})
	var touched: Variant = intent.get("answer%d" % index)
	var touch := RuleSchema.number_in(touched, "index", -1, 3, -1) if touched is Dictionary else -1.0
	if touch >= 0:
		selector.focus(int(touch))
	if touch >= 0 or (_has(intent, "confirm%d" % index) and selector.press()):
		locked[index] = selector.slot
		_tell("lock_in", {"player": index, "slot": selector.slot})


func _judge() -> void:
	for index: int in _answering():
		if locked[index] == correct:
			points[index] += 1
			round_points[index] += 1
			_tell("correct", {"player": index})
		else:
			_tell("wrong", {"player": index, "correct": correct})
	_enter("feedback", FEEDBACK_TICKS)


func _finish_round() -> void:
	_tell("round_complete", {"round": round_number})
	round_number += 1
	if round_number < rounds():
		_offer_categories()
		return
	var best: int = points.max()
	var winners := range(points.size()).filter(func(index: int) -> bool: return points[index] == best)
	_enter("over")
	_tell("game_over", {"points": points.duplicate(), "winners": winners})

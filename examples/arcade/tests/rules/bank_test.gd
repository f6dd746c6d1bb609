extends RuleCase
## The questions that are shipped, and what a bank does with files that are none.

const CATEGORIES := 8
const QUESTIONS := 25

static var _bank: QuizBank


static func shipped() -> QuizBank:
	if _bank == null:
		_bank = QuizBank.load_folder("res://quiz")
	return _bank


static func each_question() -> Array:
	var all := []
	for category: Dictionary in shipped().categories:
		all.append_array(shipped().ids_of(category["id"]).map(func(id: String) -> Dictionary: return shipped().question(id)))
	return all


func test_there_are_25_questions_in_each_of_eight_categories() -> void:
	same(Array(shipped().problems()), [], "problems")
	same(shipped().categories.size(), CATEGORIES, "the number of categories")
	for category: Dictionary in shipped().categories:
		same(shipped().ids_of(category["id"]).size(), QUESTIONS, "questions of %s" % category["id"])
		for language: String in QuizBank.LANGUAGES:
			check(not shipped().category_name(category["id"], language).is_empty(), "%s has no name in %s" % [category["id"], language])
	same(each_question().size(), CATEGORIES * QUESTIONS, "the number of questions")


func test_every_question_is_unique_and_translated() -> void:
	var seen := {}
	for question: Dictionary in each_question():
		for language: String in QuizBank.LANGUAGES:
			var text: String = shipped().text(question["id"], language)
			check(text.ends_with("?"), "%s ends without a question mark: %s" % [question["id"], text])
			check(not seen.has(text), "%s repeats '%s'" % [question["id"], text])
			seen[text] = true
			for answer: String in shipped().answers(question["id"], language):
				check(answer == answer.strip_edges() and not answer.is_empty(), "an answer of %s is '%s'" % [question["id"], answer])
		check(question["source"].length() > 8, "%s names no source" % question["id"])


func test_every_difficulty_is_in_every_category() -> void:
	for category: Dictionary in shipped().categories:
		var counts := [0, 0, 0, 0]
		for id: String in shipped().ids_of(category["id"]):
			counts[shipped().question(id)["difficulty"]] += 1
		check(counts.slice(1).min() >= 5, "difficulties of %s are %s" % [category["id"], counts.slice(1)])


## Neither the place of an answer nor its length gives it away.
func test_the_right_answer_is_not_predictable() -> void:
	var longest := {"en": 0, "pl": 0}
	for category: Dictionary in shipped().categories:
		var places := [0, 0, 0, 0]
		var row := ""
		for id: String in shipped().ids_of(category["id"]):
			var question := shipped().question(id)
			places[question["correct"]] += 1
			row += str(question["correct"])
			for language: String in longest:
				longest[language] += _is_longest(question["answers"][language], question["correct"])
		check(places.min() >= 5 and places.max() <= 8, "the places in %s are %s" % [category["id"], places])
		for period: int in range(1, 5):
			check(row != row.substr(0, period).repeat(QUESTIONS).left(QUESTIONS), "the places in %s repeat: %s" % [category["id"], row])
	for language: String in longest:
		check(longest[language] < 0.4 * CATEGORIES * QUESTIONS, "the longest answer is right %d times in %s" % [longest[language], language])


func _is_longest(answers: Array, correct: int) -> int:
	var length: int = answers[correct].length()
	var others := answers.duplicate()
	others.remove_at(correct)
	return 1 if others.all(func(other: String) -> bool: return other.length() < length) else 0


func test_files_that_are_no_bank_are_listed() -> void:
	var good := FileAccess.get_file_as_string("res://quiz/nature.json")
	for text: String in ["", "[]", "{}", good.replace("\"format\": 1", "\"format\": 2"), good.replace("\"license\"", "\"price\"")]:
		var bank := QuizBank.from_text(text)
		check(bank.problems().size() == 1 and bank.is_empty(), "%s is a bank: %s" % [text.left(20), bank.problems()])
	for change: Array in [["\"correct\": 1", "\"correct\": 4"], ["nature-02", "nature-01"], ["\"6\"", "\"8\""], [", \"source\": \"Encyclopaedia Britannica, 'oak'\"", ""]]:
		var bank := QuizBank.from_text(good.replace(change[0], change[1]))
		check(not bank.problems().is_empty() and not bank.is_empty(), "%s is no problem" % [change])
	var twice := QuizBank.from_text(good)
	twice.add_text(good, "again")
	same(twice.problems(), PackedStringArray(["again: the category nature is there already"]), "a category twice")


## A whole game with the shipped questions, by leaning and a button alone.
func test_a_round_is_played_with_the_shipped_questions() -> void:
	var game := QuizRules.new({"bank": shipped()}, 4)
	while not game.is_over() and game.tick < 60000:
		var wanted: int = clampi(game.correct - game.selectors[0].slot, -1, 1)
		game.step({"category": {"index": 2}, "x0": 0.9 * wanted, "confirm0": wanted == 0 and game.phase == "question"})
	same([game.is_over(), game.points], [true, [50]], "the game")

class_name QuizBank
extends RefCounted
## The questions of the quiz: a file for each category, in every language. Nothing is fetched.

const FORMAT := 1
const LANGUAGES := ["en", "pl"]
const ANSWERS := 4

## {"id", "name": {language: text}} of each category, by their ids.
var categories: Array[Dictionary] = []

var _questions := {} # by id
var _ids := {} # of the questions, by category
var _problems: PackedStringArray = []


## Reads every category in a folder.
static func load_folder(path: String) -> QuizBank:
	var bank := QuizBank.new()
	for file: String in DirAccess.get_files_at(path):
		if file.get_extension() == "json":
			bank.add_text(FileAccess.get_file_as_string(path.path_join(file)), file)
	return bank


static func from_text(text: String) -> QuizBank:
	var bank := QuizBank.new()
	bank.add_text(text, "text")
	return bank


## Adds a category. Invalid entries are omitted, and listed in `problems`.
func add_text(text: String, source: String) -> void:
	var json := JSON.new()
	if json.parse(text) != OK:
		_problems.append("%s is no JSON: line %d: %s" % [source, json.get_error_line(), json.get_error_message()])
		return
	var read: Variant = RuleSchema.fit(json.data, _category_schema())
	if read == null or read["format"] != FORMAT:
		_problems.append("%s is no category of format %d, with its id, its name and its license" % [source, FORMAT])
		return
	if _ids.has(read["id"]):
		_problems.append("%s: the category %s is there already" % [source, read["id"]])
		return
	categories.append({"id": read["id"], "name": read["name"]})
	_ids[read["id"]] = []
	for index: int in json.data["questions"].size():
		_add_question(json.data["questions"][index], read["id"], "%s: question %d" % [source, index + 1])


## Returns the problems of the files, one per line.
func problems() -> PackedStringArray:
	return _problems


func is_empty() -> bool:
	return _questions.is_empty()


## Returns the ids of the questions of a category.
func ids_of(category: String) -> Array:
	return _ids.get(category, [])


## Returns {"id", "category", "difficulty", "text", "answers", "correct", "source"}; {} without such a question.
func question(id: String) -> Dictionary:
	return _questions.get(id, {})


func text(id: String, language: String) -> String:
	return _in_language(question(id).get("text", {"en": ""}), language)


## Returns the answers in the order of the file; a game shows them in the order of its snapshot.
func answers(id: String, language: String) -> Array:
	return _in_language(question(id).get("answers", {"en": []}), language)


func category_name(category: String, language: String) -> String:
	for each: Dictionary in categories:
		if each["id"] == category:
			return _in_language(each["name"], language)
	return ""


func _add_question(data: Variant, category: String, place: String) -> void:
	var read: Variant = RuleSchema.fit(data, _question_schema())
	if read == null:
		_problems.append("%s does not have the fields of a question" % place)
		return
	for language: String in LANGUAGES:
		var distinct := {}
		for answer: String in read["answers"][language]:
			distinct[answer.strip_edges().to_lower()] = true
		if distinct.size() < ANSWERS or distinct.has("") or read["text"][language].strip_edges().is_empty():
			_problems.append("%s (%s) needs a text and four different answers in '%s'" % [place, read["id"], language])
			return
	if _questions.has(read["id"]):
		_problems.append("%s: the id %s is used twice" % [place, read["id"]])
		return
	_questions[read["id"]] = read.merged({"category": category})
	_ids[category].append(read["id"])


static func _in_language(texts: Dictionary, language: String) -> Variant:
	return texts.get(language, texts["en"])


static func _category_schema() -> Dictionary:
	return RuleSchema.map({
		"format": RuleSchema.integer(1, 1000),
		"id": RuleSchema.text(40),
		"name": _texts(RuleSchema.text(40)),
		"license": RuleSchema.text(200),
		"questions": RuleSchema.list(RuleSchema.map({}), 1, 10000),
	})


static func _question_schema() -> Dictionary:
	return RuleSchema.map({
		"id": RuleSchema.text(40),
		"difficulty": RuleSchema.integer(1, 3),
		"text": _texts(RuleSchema.text(300)),
		"answers": _texts(RuleSchema.list(RuleSchema.text(80), ANSWERS, ANSWERS)),
		"correct": RuleSchema.integer(0, ANSWERS - 1),
		"source": RuleSchema.text(300),
	})


static func _texts(entry: Dictionary) -> Dictionary:
	var fields := {}
	for language: String in LANGUAGES:
		fields[language] = entry
	return RuleSchema.map(fields)

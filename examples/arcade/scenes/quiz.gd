extends PlainPicture
## The quiz, drawn plainly.

func _paint() -> void:
	if snapshot.is_empty():
		return
	_fit()
	var bank := ArcadeGames.bank()
	var language := TranslationServer.get_locale()
	var lines: Array = []
	if snapshot["phase"] == "category":
		for category: String in snapshot["offered"]:
			for entry: Dictionary in bank.categories:
				if entry["id"] == category:
					lines.append((entry["name"] as Dictionary).get(language, ""))
	else:
		_write(bank.text(snapshot["id"], language), Vector2(6.0, 20.0), 4)
		var answers: Array = bank.answers(snapshot["id"], language)
		for index: int in snapshot["order"]:
			lines.append(answers[index])
	for slot in lines.size():
		var chosen := ArcadeTheme.TEXT
		var slots: Array = snapshot["slots"]
		for person in slots.size():
			if int(slots[person]) == slot:
				chosen = ArcadeTheme.color_of_player(person)
		_write(str(lines[slot]), Vector2(10.0, 36.0 + 11.0 * slot), 5, chosen)

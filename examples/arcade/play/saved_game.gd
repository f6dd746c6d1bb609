class_name SavedGame
extends RefCounted
## An unfinished game, stored in the user's folder until it is continued or a new game begins.

const PATH := "user://%s.save"


static func exists(game: StringName) -> bool:
	return GameSession.can_resume(read(game), -1, ArcadeGames.additions(game))


## The saved game; empty for none.
static func read(game: StringName) -> Dictionary:
	if not FileAccess.file_exists(PATH % game):
		return {}
	return GameSession.from_text(FileAccess.get_file_as_string(PATH % game))


## The number of people who played it.
static func people(game: StringName) -> int:
	var config: Dictionary = read(game).get("config", {})
	return int(config.get("players", 1))


static func write(game: StringName, rules: GameRules) -> void:
	if rules.is_over() or not rules.has_progress():
		forget(game)
		return
	var file := FileAccess.open(PATH % game, FileAccess.WRITE)
	if file != null:
		file.store_string(GameSession.to_text(GameSession.save(rules)))


static func forget(game: StringName) -> void:
	if FileAccess.file_exists(PATH % game):
		DirAccess.remove_absolute(PATH % game)

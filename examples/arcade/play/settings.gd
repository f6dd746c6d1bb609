class_name ArcadeSettings
extends RefCounted
## The settings of the players, stored in the user's folder.

signal changed

const PATH := "user://settings.cfg"
const LANGUAGES: Array[String] = ["en", "pl"]
const STEPS := 10

## Loudness in steps, 0 to 10.
var volume := 8
var is_full_screen := false
## One of [constant LANGUAGES].
var language := "en"
## Strength of the aiming help, in steps, 0 to 10.
var assist := 6


func load_file() -> void:
	var system := OS.get_locale_language()
	language = system if LANGUAGES.has(system) else "en"
	var file := ConfigFile.new()
	if file.load(PATH) != OK:
		return
	volume = _whole(file, "volume", volume)
	assist = _whole(file, "assist", assist)
	is_full_screen = file.get_value("arcade", "full_screen", false) is bool and file.get_value("arcade", "full_screen", false)
	var saved: Variant = file.get_value("arcade", "language", language)
	if saved is String and LANGUAGES.has(saved):
		language = saved


func apply() -> void:
	TranslationServer.set_locale(language)
	AudioServer.set_bus_volume_linear(0, float(volume) / STEPS)
	if DisplayServer.get_name() != "headless":
		var mode := DisplayServer.WINDOW_MODE_FULLSCREEN if is_full_screen else DisplayServer.WINDOW_MODE_WINDOWED
		if DisplayServer.window_get_mode() != mode:
			DisplayServer.window_set_mode(mode)
	changed.emit()


func save() -> void:
	var file := ConfigFile.new()
	file.set_value("arcade", "volume", volume)
	file.set_value("arcade", "assist", assist)
	file.set_value("arcade", "full_screen", is_full_screen)
	file.set_value("arcade", "language", language)
	file.save(PATH)


func next_language() -> void:
	language = LANGUAGES[(LANGUAGES.find(language) + 1) % LANGUAGES.size()]


## The strength of the help, 0 to 1.
func assist_share() -> float:
	return float(assist) / STEPS


## A file that was edited by hand may contain any value.
func _whole(file: ConfigFile, key: String, fallback: int) -> int:
	var value: Variant = file.get_value("arcade", key, fallback)
	return clampi(value, 0, STEPS) if value is int else fallback

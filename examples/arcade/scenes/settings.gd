extends Page
## Volume, aiming help, full screen and language. Confirming an item chooses its next value.

var _volume: Choice
var _assist: Choice
var _screen: Choice
var _language: Choice


func open(_options: Dictionary) -> void:
	var accent := ArcadeTheme.GAMES[&"pong"]
	add_line("SETTINGS_ABOUT")
	add_line("SETTINGS_ASSIST_ABOUT", &"Quiet")
	_volume = add_button("SETTINGS_VOLUME", accent, _change_volume)
	_assist = add_button("SETTINGS_ASSIST", accent, _change_assist)
	_screen = add_button("SETTINGS_SCREEN", accent, _change_screen)
	_language = add_button("SETTINGS_LANGUAGE", accent, _change_language)
	add_button("BACK", ArcadeTheme.QUIET, leave)
	_show_values()


## Increases in steps, and returns from the maximum to 0.
func _change_volume() -> void:
	Arcade.settings.volume = (Arcade.settings.volume + 1) % (ArcadeSettings.STEPS + 1)
	_keep()


func _change_assist() -> void:
	Arcade.settings.assist = (Arcade.settings.assist + 2) % (ArcadeSettings.STEPS + 2)
	_keep()


func _change_screen() -> void:
	Arcade.settings.is_full_screen = not Arcade.settings.is_full_screen
	_keep()


func _change_language() -> void:
	Arcade.settings.next_language()
	_keep()


func _keep() -> void:
	Arcade.settings.apply()
	Arcade.settings.save()
	_show_values()


func _show_values() -> void:
	var settings := Arcade.settings
	_volume.set_value("%d %%" % (settings.volume * 100 / ArcadeSettings.STEPS))
	_assist.set_value("%d %%" % (settings.assist * 100 / ArcadeSettings.STEPS))
	_screen.set_value(tr("ON") if settings.is_full_screen else tr("OFF"))
	_language.set_value(tr("LANGUAGE_NAME"))

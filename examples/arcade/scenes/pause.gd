extends Page
## The pause of a game, until a player continues.

## Back to the game.
signal resumed
signal restarted
signal left


func open(_options: Dictionary) -> void:
	var accent := ArcadeTheme.GAMES[Arcade.party.game]
	add_button("PAUSE_RESUME", accent, func() -> void: resumed.emit())
	add_button("PAUSE_RESTART", accent, func() -> void: restarted.emit())
	add_button("PAUSE_RECENTER", accent, _recenter)
	add_button("PAUSE_LEAVE", ArcadeTheme.QUIET, func() -> void: left.emit())


func leave() -> void:
	resumed.emit()


## Makes the current direction of each hand its center.
func _recenter() -> void:
	for seat in Arcade.players.present():
		seat.device.calibrate_neutral()
	resumed.emit()

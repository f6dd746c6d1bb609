extends ArcadeCase
## Presses of a cap that serves: the frame of the poll that sees a press is the frame whose snapshot shows the ball served.


func play() -> void:
	var cap := add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	var watcher := Watcher.new()
	add_child(watcher)
	var differences: Array[int] = []
	for time in 5:
		Arcade.go(&"game", {"party": Arcade.gather(&"pong", 1)})
		watcher.begin(main.get("screen"))
		await wait(0.2 + time * 0.037)
		cap.press()
		await wait_for("a serve", func() -> bool: return watcher.served >= 0)
		differences.append(watcher.served - watcher.pressed)
	tell({"frames": differences})


## Looks at the end of every frame.
class Watcher:
	extends Node

	var pressed := -1
	var served := -1
	var _game: Control

	func _init() -> void:
		process_priority = 1000

	func begin(game: Control) -> void:
		_game = game
		pressed = -1
		served = -1

	func _process(_delta: float) -> void:
		if _game == null or not is_instance_valid(_game):
			return
		var frame := Engine.get_process_frames()
		if Arcade.players.seats[0].hand.is_confirmed and pressed < 0:
			pressed = frame
		if (_game.get("table") as Table).running.now["phase"] == "play" and served < 0:
			served = frame

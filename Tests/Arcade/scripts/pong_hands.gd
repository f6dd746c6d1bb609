extends ArcadeCase
## Pong by each family alone: the position of a cap, the roll of a board, the air mouse of a TAP.


func play() -> void:
	await add_three()
	are_playing = true
	for family: String in ["cap", "board", "TAP"]:
		Arcade.gather(&"pong", 1).seats = [seat_of(robots[["cap", "board", "TAP"].find(family)])]
		Arcade.go(&"game", {"party": Arcade.party, "seed": 5})
		await get_tree().process_frame
		var running := (main.get("screen").get("table") as Table).running
		await wait(25.0)
		tell({family: [running.now["score"], running.now["lives"]]})

class_name BowlingMatch
extends RuleState
## The order of players: each bowls a whole frame, then the next one; after the last player the next frame begins.

var sheets := []
var player := 0
var frame := 0


func _init(players: int = 1, is_reference: bool = false) -> void:
	for index: int in players:
		sheets.append(BowlingSheet.new(is_reference))


## Counts a ball of the present player; returns the pins that count.
func add(pins: int) -> int:
	return 0 if is_over() else sheet().add(pins)


func sheet() -> BowlingSheet:
	return sheets[player]


func is_frame_done() -> bool:
	return sheet().is_frame_done(frame)


## Advances to the next player when the frame is complete. Returns whether a player has a turn.
func advance() -> bool:
	if is_frame_done() and not is_over():
		player += 1
		if player == sheets.size():
			player = 0
			frame += 1
			if is_over(): # the last player stays the present one
				player = sheets.size() - 1
				frame = BowlingSheet.FRAMES - 1
	return not is_over()


func is_over() -> bool:
	return sheets.back().current_frame() == BowlingSheet.FRAMES


## Returns every player with the highest total.
func winners() -> Array:
	var best: int = sheets.map(func(each: BowlingSheet) -> int: return each.total()).max()
	return range(sheets.size()).filter(func(index: int) -> bool: return sheets[index].total() == best)


func views() -> Array:
	return sheets.map(func(each: BowlingSheet) -> Dictionary: return each.view())


func _schema() -> Dictionary:
	return {
		"sheets": RuleSchema.part(),
		"player": RuleSchema.integer(0, sheets.size() - 1),
		"frame": RuleSchema.integer(0, BowlingSheet.FRAMES - 1),
	}

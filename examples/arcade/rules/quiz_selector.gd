class_name QuizSelector
extends RuleState
## The answer that a player has selected: leaning moves it slot by slot, a button confirms it.

const SLOTS := 4
const KEPT := 0.74 # of the smoothed position in a tick
const INNER := 0.18 # nearer to the center nothing is selected
const OUTER := 0.5
const DWELL_TICKS := 17 # before each move
const COOLDOWN_TICKS := 39 # between two presses

var slot := 0
var is_seeded := false
var smoothed := 0.0
var direction := 0
var dwell := 0
var cooldown := 0


## Follows a position from -1 to 1.
func lean(x: float) -> void:
	smoothed = KEPT * smoothed + (1 - KEPT) * x if is_seeded else x
	is_seeded = true
	var wanted := 0 if absf(smoothed) < INNER else signi(_slot_at(smoothed) - slot)
	if wanted == 0 or wanted != direction:
		direction = wanted
		dwell = 0
		return
	dwell += 1
	if dwell == DWELL_TICKS:
		slot += direction
		direction = 0
		dwell = 0


func focus(chosen: int) -> void:
	slot = chosen
	direction = 0
	dwell = 0


func cool_down() -> void:
	cooldown = maxi(0, cooldown - 1)


## Returns whether a press counts.
func press() -> bool:
	if cooldown > 0:
		return false
	cooldown = COOLDOWN_TICKS
	return true


static func _slot_at(x: float) -> int:
	if x < 0:
		return 0 if x < -OUTER else 1
	return 3 if x >= OUTER else 2


func _schema() -> Dictionary:
	return {
		"slot": RuleSchema.integer(0, SLOTS - 1),
		"is_seeded": RuleSchema.flag(),
		"smoothed": RuleSchema.real(-1, 1),
		"direction": RuleSchema.integer(-1, 1),
		"dwell": RuleSchema.integer(0, DWELL_TICKS),
		"cooldown": RuleSchema.integer(0, COOLDOWN_TICKS),
	}

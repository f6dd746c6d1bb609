class_name PongPaddle
extends RuleState
## The paddle: follows the player's position, or moves with the speed of the position.

const CENTER := 80.0
const REACH := 72.0 # from the center at full deflection
const HALF_WIDTH := 26.0
const TOP := 80.5
const HEIGHT := 3.0
const LEAST := 26.0
const MOST := 134.0

const KEPT := 0.62 # of the smoothed position in a tick
const FOLLOWED := 22.0 / 60.0 # of the error in a tick
const LONGEST_MOVE := 11.0
const FAR := 12.0 # an error beyond it allows longer moves
const FAR_FACTOR := 1.55

## Styles that follow the change of the position: a change below `least` counts as noise, and a change above `most` is clamped.
const STYLES := {
	"raw": {"least": 0.3, "most": 8.0, "kept": 0.0, "gain": 2.5},
	"arcade": {"least": 0.35, "most": 10.0, "kept": 0.0, "gain": 3.0},
	"smooth": {"least": 0.8, "most": 6.0, "kept": 0.4, "gain": 1.2},
}
const UNITS := 100.0 # velocities are in hundredths of the position a tick
const FAST_LINK_GAIN := 1.08

var center := CENTER
var is_seeded := false
var smoothed := 0.0
var last_x := 0.0
var velocity := 0.0


func move(style: String, x: float, is_fast: bool) -> void:
	if style == "absolute":
		_follow(x)
	elif is_seeded:
		center = clampf(center + velocity_move(style, x - last_x, is_fast), LEAST, MOST)
	is_seeded = true
	last_x = x


## Returns the move of a change of the position, by a velocity style.
func velocity_move(style: String, change: float, is_fast: bool) -> float:
	var row: Dictionary = STYLES[style]
	var speed := change * UNITS
	speed = 0.0 if absf(speed) < row["least"] else clampf(speed, -row["most"], row["most"])
	velocity = row["kept"] * velocity + (1 - row["kept"]) * speed
	return velocity * row["gain"] * (FAST_LINK_GAIN if is_fast else 1.0)


func _follow(x: float) -> void:
	smoothed = KEPT * smoothed + (1 - KEPT) * x if is_seeded else x
	var error := CENTER + REACH * smoothed - center
	var longest := LONGEST_MOVE * (FAR_FACTOR if absf(error) > FAR else 1.0)
	center = clampf(center + clampf(error * FOLLOWED, -longest, longest), LEAST, MOST)


func _schema() -> Dictionary:
	return {
		"center": RuleSchema.real(LEAST, MOST),
		"is_seeded": RuleSchema.flag(),
		"smoothed": RuleSchema.real(-2, 2),
		"last_x": RuleSchema.real(-2, 2),
		"velocity": RuleSchema.real(-10, 10),
	}

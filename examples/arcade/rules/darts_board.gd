class_name DartsBoard
extends RefCounted
## The board: which segment and ring a place belongs to. Places are pixels from the center, y down.

const RADIUS := 35.0
const CENTER := Vector2(80, 51)
## Clockwise from the top.
const SEGMENTS := [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]
const BULL := 25

## Outer limits of the zones in board radii: inner bull, outer bull, inner single, triple, outer single.
const RADII := {
	"arcade": [5 / 45.0, 10 / 45.0, 25 / 45.0, 30 / 45.0, 40 / 45.0],
	"regulation": [0.0374, 0.0935, 0.5824, 0.6294, 0.9529],
}
## Sines of multiples of 9 degrees, as numbers: the engine's sine may differ between machines.
const SINES := [
	0.0, 0.15643446504023087, 0.3090169943749474, 0.45399049973954675, 0.5877852522924731, 0.7071067811865475,
	0.8090169943749475, 0.8910065241883678, 0.9510565162951535, 0.9876883405951378, 1.0,
]


## Returns {"segment", "multiplier", "points", "label"} of a place. Segment 0 is a miss, 25 the bull. `is_original` turns the
## board by 9 degrees, and makes its very edge a single.
static func score_at(x: float, y: float, radii: String = "arcade", is_original: bool = false) -> Dictionary:
	var distance := sqrt(x * x + y * y) / RADIUS
	var limits: Array = RADII[radii]
	if distance > 1 or (distance == 1 and not is_original) or not is_finite(distance):
		return described(0, 0)
	if distance < limits[0]:
		return described(BULL, 2)
	if distance < limits[1]:
		return described(BULL, 1)
	var segment: int = SEGMENTS[_sector(x, y, 0 if is_original else 1)]
	if distance >= limits[2] and distance < limits[3]:
		return described(segment, 3)
	return described(segment, 2 if distance >= limits[4] and distance < 1 else 1)


static func described(segment: int, multiplier: int) -> Dictionary:
	var label := "%s%d" % [["", "", "D", "T"][multiplier], segment]
	if segment == BULL:
		label = "BULL %d" % (segment * multiplier)
	elif multiplier == 0:
		label = "MISS"
	return {"segment": segment, "multiplier": multiplier, "points": segment * multiplier, "label": label}


## Returns the middle of a field; of a single, that of the larger part.
static func spot(segment: int, multiplier: int, radii: String = "arcade", is_original: bool = false) -> Vector2:
	var limits: Array = RADII[radii]
	if segment == BULL:
		return Vector2.ZERO if multiplier == 2 else Vector2(0, RADIUS * (limits[0] + limits[1]) / 2)
	var outer := [limits[4], limits[4], 1.0, limits[3]]
	var inner := [limits[3], limits[3], limits[4], limits[2]]
	var distance: float = RADIUS * (outer[multiplier] + inner[multiplier]) / 2
	var step := 2 * SEGMENTS.find(segment) + (1 if is_original else 0)
	return Vector2(_sine(step) * distance, -_sine(step + 10) * distance)


## Returns the index of the sector between two wires, by the side of each on which the place is.
static func _sector(x: float, y: float, shift: int) -> int:
	for index: int in SEGMENTS.size():
		if _is_clockwise_of(x, y, 2 * index - shift) and not _is_clockwise_of(x, y, 2 * index + 2 - shift):
			return index
	return 0


static func _is_clockwise_of(x: float, y: float, step: int) -> bool:
	return _sine(step) * y + _sine(step + 10) * x >= 0


## Returns the sine of `step` times 9 degrees; 10 steps further is the cosine.
static func _sine(step: int) -> float:
	var turned := posmod(step, 40)
	var size: float = SINES[10 - absi(turned % 20 - 10)]
	return size if turned < 20 else -size

class_name BrickField
extends RefCounted
## The wall of bricks: its levels, where each brick is, and how a ball bounces off.

const ROWS := 6
const COLUMNS := 8
const SIZE := Vector2(17, 5)
const PITCH := Vector2(19, 7)
const LEFT := 5.0
const PUSH := 0.5 # beyond the penetration, so that the ball is outside
const POINTS := 30 # for each hit that a brick takes

## Hits that each brick takes, row by row from the top; a dot is a gap. The first level is the original's.
const LEVELS := [
	["11111111", "11111111", "22222222", "22222222", "33333333", "33333333"],
	["..1111..", ".111111.", "22222222", "22.22.22", "33333333", ".3.33.3."],
	["1.1.1.1.", ".1.1.1.1", "2.2.2.2.", ".2.2.2.2", "3.3.3.3.", ".3.3.3.3"],
	["33333333", "1......1", "1.2222.1", "1.2222.1", "1......1", "33333333"],
]


## Returns the hits of each brick at the beginning of a level, counted from 1.
static func initial_hits(level: int) -> Array:
	var hits := []
	for row: String in LEVELS[(level - 1) % LEVELS.size()]:
		for column: String in row:
			hits.append(column.to_int()) # 0 for a dot
	return hits


## Returns the place of a brick; `top` is that of the first row.
static func box(index: int, top: float) -> Rect2:
	return Rect2(Vector2(LEFT, top) + Vector2(index % COLUMNS, floori(float(index) / COLUMNS)) * PITCH, SIZE)


## Returns the first living brick that overlaps a ball at (`x`, `y`), or -1. Boxes that touch do not overlap.
static func find_hit(hits: Array, top: float, x: float, y: float, ball: float) -> int:
	if y >= top + PITCH.y * ROWS or y + ball <= top:
		return -1
	for index: int in hits.size():
		if hits[index] > 0:
			var left := LEFT + PITCH.x * (index % COLUMNS)
			var upper := top + PITCH.y * floori(float(index) / COLUMNS)
			if x < left + SIZE.x and x + ball > left and y < upper + SIZE.y and y + ball > upper:
				return index
	return -1


## Returns where a ball that overlaps a brick goes: {"x", "y", "is_sideways"}, out along the smaller penetration.
static func bounce(index: int, top: float, x: float, y: float, ball: float) -> Dictionary:
	var left := LEFT + PITCH.x * (index % COLUMNS)
	var upper := top + PITCH.y * floori(float(index) / COLUMNS)
	var from_left := x + ball - left
	var from_right := left + SIZE.x - x
	var from_top := y + ball - upper
	var from_bottom := upper + SIZE.y - y
	if minf(from_left, from_right) < minf(from_top, from_bottom):
		var new_x := x - from_left - PUSH if from_left < from_right else x + from_right + PUSH
		return {"x": new_x, "y": y, "is_sideways": true}
	var new_y := y - from_top - PUSH if from_top < from_bottom else y + from_bottom + PUSH
	return {"x": x, "y": new_y, "is_sideways": false}

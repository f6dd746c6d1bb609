class_name BowlingSheet
extends RuleState
## The score sheet of one player: rolls by frame, running totals as soon as they are known, and the usual marks.

const FRAMES := 10
const PINS := 10
const UNKNOWN := -1

var rolls := []

## [O] does not set up the pins again in the last frame, and accepts any number there.
var _is_reference := false
var _view := {}


func _init(is_reference: bool = false) -> void:
	_is_reference = is_reference
	for frame: int in FRAMES:
		rolls.append([])
	_look()


## Counts a ball. Returns the counted pins, limited to 0 and the number of standing pins.
func add(pins: int) -> int:
	var frame := current_frame()
	if frame == FRAMES:
		return 0
	var most := standing()
	if _is_reference and frame == FRAMES - 1 and most > 0:
		most = PINS
	var counted := clampi(pins, 0, most)
	rolls[frame].append(counted)
	_look()
	return counted


## Returns the frame of the next ball, from 0; 10 after the last.
func current_frame() -> int:
	for frame: int in FRAMES:
		if not _is_full(frame):
			return frame
	return FRAMES


func is_frame_done(frame: int) -> bool:
	return _is_full(frame)


## Returns the pins that stand before the next ball.
func standing() -> int:
	var frame := current_frame()
	if frame == FRAMES:
		return 0
	var left := PINS
	for pins: int in rolls[frame]:
		left -= pins
		if left <= 0:
			left = 0 if _is_reference else PINS
	return left


## Returns {"rolls", "marks", "totals", "total"}: a total that is not known is -1, the one to show counts every pin.
func view() -> Dictionary:
	return _view


func total() -> int:
	return _view["total"]


func _is_full(frame: int) -> bool:
	var balls: Array = rolls[frame]
	if frame < FRAMES - 1:
		return balls.size() == 2 or (balls.size() == 1 and balls[0] == PINS)
	return balls.size() == 3 or (balls.size() == 2 and balls[0] + balls[1] < PINS)


func _look() -> void:
	var totals := _totals()
	var known := 0
	var raw := 0
	for frame: int in FRAMES:
		known = maxi(known, totals[frame])
		raw += _sum(rolls[frame]) if totals[frame] == UNKNOWN else 0
	_view = {
		"rolls": rolls.duplicate(true),
		"marks": range(FRAMES).map(func(frame: int) -> Array: return _marks(frame)),
		"totals": totals,
		"total": known + raw,
	}


func _totals() -> Array:
	var totals := []
	var sum := 0
	for frame: int in FRAMES:
		var points := _points(frame)
		if points == UNKNOWN or sum == UNKNOWN:
			sum = UNKNOWN
		else:
			sum += points
		totals.append(sum)
	return totals


## Returns the points of a frame with its bonus, -1 before they are known.
func _points(frame: int) -> int:
	if not _is_full(frame):
		return UNKNOWN
	var sum := _sum(rolls[frame])
	if frame == FRAMES - 1 or sum < PINS:
		return sum
	var following := []
	for later: int in range(frame + 1, FRAMES):
		following.append_array(rolls[later])
	var bonus := 2 if rolls[frame].size() == 1 else 1
	return sum + _sum(following.slice(0, bonus)) if following.size() >= bonus else UNKNOWN


func _marks(frame: int) -> Array:
	var marks := []
	var left := PINS
	for pins: int in rolls[frame]:
		if pins == left:
			marks.append("X" if left == PINS and (marks.is_empty() or marks.back() in ["X", "/"]) else "/")
		else:
			marks.append("-" if pins == 0 else str(pins))
		left = PINS if pins == left else left - pins
	return marks


static func _sum(list: Array) -> int:
	return list.reduce(func(sum: int, item: int) -> int: return sum + item, 0)


func _take(plain: Dictionary) -> void:
	super(plain)
	_look()


func _schema() -> Dictionary:
	return {"rolls": RuleSchema.list(RuleSchema.list(RuleSchema.integer(0, PINS), 0, 3), FRAMES, FRAMES)}

class_name DartsMatch
extends RuleState
## The match: scores, turns and legs. It knows darts as segments and multipliers only.

const DARTS := 3
const MOST_POINTS := 1 << 30

var start := 501
var is_double_in := false
var is_double_out := true
var legs := 1

var scores := []
var opened := []
var legs_won := []
var thrown := []
var scored := []
var player := 0
var starter := 0
var leg := 0
var darts_left := DARTS
var turn_start := 0
var turn := []
var winner := -1


func _init(players: int = 1, options: Dictionary = {}) -> void:
	start = options.get("start", start)
	is_double_in = options.get("double_in", is_double_in)
	is_double_out = options.get("double_out", is_double_out)
	legs = options.get("legs", legs)
	for list: Array in [scores, opened, legs_won, thrown, scored]:
		list.resize(players)
		list.fill(0)
	_begin_leg()


## Counts a dart. Returns {"points", "is_bust", "is_leg", "is_match", "ends_turn"}.
func throw_dart(segment: int, multiplier: int) -> Dictionary:
	var is_double := multiplier == 2
	darts_left -= 1
	thrown[player] += 1
	turn.append([segment, multiplier])
	if is_double_in and not opened[player]:
		if not is_double:
			return _outcome(0)
		opened[player] = true
	var points := segment * multiplier
	var left: int = scores[player] - points
	if left < 0 or (is_double_out and (left == 1 or (left == 0 and not is_double))):
		scored[player] -= turn_start - scores[player]
		scores[player] = turn_start
		return _outcome(points, true)
	scores[player] = left
	scored[player] += points
	if left == 0:
		legs_won[player] += 1
		if 2 * legs_won[player] > legs:
			winner = player
	return _outcome(points)


## Begins the next turn or the next leg.
func end_turn() -> void:
	if winner >= 0:
		return
	if scores[player] == 0:
		leg += 1
		starter = (starter + 1) % scores.size()
		_begin_leg()
	else:
		_begin_turn((player + 1) % scores.size())


## Returns a way to finish with the darts left, [] if there is none.
func hint() -> Array:
	if winner >= 0 or darts_left == 0 or (is_double_in and not opened[player]):
		return []
	return checkout(scores[player], darts_left, is_double_out)


## Returns the fewest darts that finish, as [segment, multiplier] each.
static func checkout(score: int, darts: int, needs_double: bool = true) -> Array:
	if score <= 60 * darts:
		for count: int in range(1, darts + 1):
			var found := _finish(score, count, needs_double)
			if not found.is_empty():
				return found
	return []


func _begin_leg() -> void:
	scores.fill(start)
	opened.fill(not is_double_in)
	_begin_turn(starter)


func _begin_turn(next_player: int) -> void:
	player = next_player
	turn_start = scores[player]
	darts_left = DARTS
	turn = []


func _outcome(points: int, is_bust: bool = false) -> Dictionary:
	var is_leg: bool = scores[player] == 0
	return {
		"points": points,
		"is_bust": is_bust,
		"is_leg": is_leg,
		"is_match": winner >= 0,
		"ends_turn": is_bust or is_leg or darts_left <= 0,
	}


static func _finish(score: int, darts: int, needs_double: bool) -> Array:
	if darts == 1:
		return _last_dart(score, needs_double)
	# Players aim at a single when it is enough, and otherwise at triples.
	for multiplier: int in ([1, 3, 2] if score <= 60 else [3, 2, 1]):
		for segment: int in [25] + range(20, 0, -1):
			var left := score - segment * multiplier
			if left < 1 or (segment == DartsBoard.BULL and multiplier == 3):
				continue
			var rest := _finish(left, darts - 1, needs_double)
			if not rest.is_empty():
				return [[segment, multiplier]] + rest
	return []


static func _last_dart(score: int, needs_double: bool) -> Array:
	if not needs_double and (score <= 20 or score == DartsBoard.BULL):
		return [[score, 1]]
	if score == 50:
		return [[DartsBoard.BULL, 2]]
	if score <= 40 and score % 2 == 0:
		return [[floori(score / 2.0), 2]]
	return [[floori(score / 3.0), 3]] if not needs_double and score <= 60 and score % 3 == 0 else []


func _schema() -> Dictionary:
	var count := scores.size()
	var points := RuleSchema.list(RuleSchema.integer(0, MOST_POINTS), count, count)
	return {
		"scores": RuleSchema.list(RuleSchema.integer(0, start), count, count),
		"opened": RuleSchema.list(RuleSchema.flag(), count, count),
		"legs_won": RuleSchema.list(RuleSchema.integer(0, legs), count, count),
		"thrown": points,
		"scored": points,
		"player": RuleSchema.integer(0, count - 1),
		"starter": RuleSchema.integer(0, count - 1),
		"leg": RuleSchema.integer(0, legs),
		"darts_left": RuleSchema.integer(0, DARTS),
		"turn_start": RuleSchema.integer(0, start),
		"turn": RuleSchema.list(RuleSchema.list(RuleSchema.integer(0, 25), 2, 2), 0, DARTS),
		"winner": RuleSchema.integer(-1, count - 1),
	}

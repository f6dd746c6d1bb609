class_name Intents
extends RefCounted
## Converts a hand to the intent of a game, according to the table of the rules. For the quiz see [QuizChooser].

## Targets of the aiming help, in addition to a way to finish: segment and multiplier.
const GOOD_DARTS: Array[Array] = [[20, 3], [19, 3], [18, 3], [25, 2]]
## The aim at the pocket, on both sides of the head pin. A straight ball between 0.135 and 0.182 knocks down all ten pins.
const POCKET := 0.158
## The sight's reach in board radii, and the board's radius in pixels.
const REACH := 1.1 * 35.0


## The fields of a frame for the rules of [param game].
static func of_hand(game: StringName, hand: Hand, snapshot: Dictionary, assist: float) -> Dictionary:
	var fields := {}
	match game:
		&"pong":
			fields = {"x": hand.steer}
		&"darts":
			var place := drawn(hand.aim, dart_spots(snapshot), assist)
			fields = {"x": place.x, "y": place.y, "primed": hand.is_primed}
		&"bowling":
			var side := drawn(Vector2(hand.aim.x, 0.0), [Vector2(-POCKET, 0.0), Vector2(POCKET, 0.0)], assist)
			fields = {"aim": side.x}
	if hand.throw_power > 0.0 and game != &"pong":
		fields["throw"] = hand.release_throw(hand.throw_power)
	if hand.is_confirmed or game == &"pong" and hand.throw_power > 0.0:
		fields["confirm"] = true
	return fields


## Moves the sight part of the way to the nearest target in range.
static func drawn(place: Vector2, spots: Array[Vector2], assist: float) -> Vector2:
	var nearest := Vector2.INF
	for spot in spots:
		if place.distance_to(spot) < place.distance_to(nearest):
			nearest = spot
	var distance := place.distance_to(nearest)
	if distance >= Thresholds.ASSIST_RANGE:
		return place
	# The attraction is 0 at the edge of the range, so the sight does not jump.
	var closeness := 1.0 - distance / Thresholds.ASSIST_RANGE
	return place.lerp(nearest, assist * Thresholds.ASSIST_PULL * closeness)


static func dart_spots(snapshot: Dictionary) -> Array[Vector2]:
	var state: Dictionary = snapshot.get("match", {})
	var checkout: Array = snapshot.get("checkout", [])
	var wanted: Array = GOOD_DARTS if checkout.is_empty() or state.is_empty() else checkout.slice(0, 1)
	var spots: Array[Vector2] = []
	for dart: Array in wanted:
		var spot := DartsBoard.spot(int(dart[0]), int(dart[1])) / REACH
		spots.append(Vector2(spot.x, -spot.y))
	return spots

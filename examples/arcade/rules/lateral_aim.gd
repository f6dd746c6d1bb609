class_name LateralAim
extends RefCounted
## Moves an aim sideways, with a speed proportional to the lean of a hand.

const SPEED := 0.635 / 60 # in a tick, at full lean; the original's on a normal link
const DEAD_ZONE := 0.05 # of the lean

## [O], by the packet rate: a lean below the threshold counts as 0, and a larger lean is shaped.
const LINKS := {
	"normal": {"threshold": 0.011, "dead_zone": 0.0018, "most": 0.028, "shape": 0.42, "gain": 2.1, "step": 0.014},
	# The shaped lean never reaches the threshold: the better the link, the slower the aim.
	"fast": {"threshold": 0.010, "dead_zone": 0.004, "most": 0.012, "shape": 0.22, "gain": 1.8, "step": 0.010},
}
const STEP_PART := 0.36
const LOW_THRESHOLD := 0.014
const LOW_STEP := 0.0088
const LOW_TILTED_STEP := 0.42 / 60


## Returns the move of a tick: one speed on every link.
static func step(lean: float) -> float:
	return 0.0 if absf(lean) < DEAD_ZONE else lean * SPEED


static func reference_step(lean: float, link: String, is_tilted: bool) -> float:
	if link == "low":
		if is_tilted:
			return signf(lean) * LOW_TILTED_STEP
		return signf(lean) * LOW_STEP if absf(lean) > LOW_THRESHOLD else 0.0
	var row: Dictionary = LINKS[link]
	if absf(lean) <= row["threshold"] or absf(lean) < row["dead_zone"]:
		return 0.0
	var shaped: float = minf(absf(lean), row["most"]) * row["shape"]
	return signf(lean) * minf(1, shaped / row["threshold"]) * row["step"] * row["gain"] * STEP_PART

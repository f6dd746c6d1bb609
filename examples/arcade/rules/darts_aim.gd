class_name DartsAim
extends RefCounted
## The sight and the spread of darts, in pixels from the center of the board, y down.

const FOLLOW := 0.17 # of the way to the target in a tick
const PRIMED_FOLLOW := 0.43 # factor of FOLLOW while the hand is pulled back, to keep the sight in place
const REACH := 1.10 # board radii at full deflection, so that a miss is possible
const SWEEP_TICKS := 90 # from the lower end to the upper one, for devices with one axis

## [O]
const REFERENCE_REACH := 32.2
const REFERENCE_GAIN := 0.88
const REFERENCE_PRIMED_GAIN := 0.38

const WIDEST := 2.84
const POWER_EFFECT := 2.24 # reduction of the spread by a full throw


## Returns where a position (-1 to 1, y up) aims.
static func target(x: float, y: float) -> Array:
	return [x * REACH * DartsBoard.RADIUS, -y * REACH * DartsBoard.RADIUS]


## Returns where a position aims in the original: its y is down, and pulling back moves the sight.
static func reference_target(x: float, y: float, is_primed: bool, zone_gain: float) -> Array:
	var gain := (REFERENCE_PRIMED_GAIN if is_primed else REFERENCE_GAIN) * zone_gain
	var limit := REFERENCE_REACH
	return [clampf(x * limit * gain, -limit, limit), clampf(y * limit * gain, -limit, limit)]


## Returns the position of the sweep, from -1 to 1 and back.
static func sweep(ticks: int) -> float:
	var phase := ticks % (2 * SWEEP_TICKS)
	return absf(phase - SWEEP_TICKS) * -2.0 / SWEEP_TICKS + 1


## Returns the largest offset of a hit; `power` from 0 to 1. The original is difficulty 1.
static func spread(power: float, difficulty: float) -> float:
	return difficulty * (WIDEST - POWER_EFFECT * clampf(power, 0, 1))


## Returns the offset of a hit, x before y.
static func scatter(random: SplitMix64, spread_px: float) -> Array:
	var across := (2 * random.unit() - 1) * spread_px
	return [across, (2 * random.unit() - 1) * spread_px]

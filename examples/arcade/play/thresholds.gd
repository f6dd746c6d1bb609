class_name Thresholds
extends RefCounted
## Every number between a hand and a game, with its unit and its reason. Dev Mode changes what the library does before this; a number
## that a player may choose is in [ArcadeSettings].

# -- Caps: a deflection in raw values of the sensor, of which 294 steer a paddle to the edge ---------------------------------------

## Steering at which a resting paddle begins to move (position). The preset's 0.42 would make a third of the court a jump.
const CAP_DEAD_ZONE := 0.05
## Part of the old position that the paddle keeps for 1/60 s: hides the sensor's noise of a raw value, costs 20 ms.
const CAP_SMOOTHING := 0.35
## Deflection at which the sight is at the edge of the board (raw): half a paddle's, since a throw needs the other half.
const CAP_AIM_REACH := 147.0
## Deflection about the third axis that gives all spin (raw).
const CAP_FULL_SPIN := 120.0

# -- Boards: angles ------------------------------------------------------------------------------------------------------------------

## Heading at which the sight is at the edge (degrees): a wrist turns so far without the elbow.
const BOARD_AIM_SIDE := 25.0
## Pitch at which the sight is at the edge (degrees): a hand is raised less easily than it is turned.
const BOARD_AIM_HEIGHT := 20.0
## Turning below which a board rests (share of 250 degrees per second): a gyroscope at rest is wrong by less than a degree per second.
const BOARD_DEAD_ZONE := 0.004
## Roll rate at the release that gives all spin (radians per second, 230 degrees): a turned door knob.
const BOARD_FULL_SPIN := 4.0

## Range of the gyroscope (degrees per second): a throw turns the forearm by 790, and the 500 that games have otherwise cut it off.
const BOARD_RANGE := 2000.0

# -- TAPs: the pointer of the library, which counts ----------------------------------------------------------------------------------

## Pointer speed upwards at the release that gives all power (positions per second): half the screen in a quarter of a second.
const TAP_FULL_SPEED := 2.0
## Power of a release without any speed (0 to 1): a TAP on a table throws by a tap of the thumb.
const TAP_POWER := 0.55
## Pointer speed sideways at the release that gives all spin (positions per second).
const TAP_FULL_SPIN := 2.0

# -- Throws, in reaches of the sight: what aims slowly throws nothing -----------------------------------------------------------------

## Speed at which a pull begins (reaches per second, which are 20 degrees). An aim moves at 0.5, and half a pull of [ThrowMotion] at 4.
const PULL_SPEED := 1.6
## Speed of a thrust that throws (reaches per second): an undecided hand that crosses the board in 0.6 s reaches 5, a thrust that is half
## as large and half as fast as published reaches 20.
const THRUST_SPEED := 6.0
## Speed of the hardest throw (reaches per second): of a dart the published one, 790 degrees per second; of a ball that at which the
## published swing, 300 degrees per second, has a power of 0.6.
const FULL_SPEED: Dictionary[StringName, float] = {&"darts": 40.0, &"bowling": 24.0}
## Distance of a pull, and of the thrust that follows (reaches).
const PULL_DISTANCE := 0.25
const THRUST_DISTANCE := 0.25
## Part of a thrust's largest speed at which it is over (0 to 1): below the differences that packets make while the hand is at its fastest.
const THRUST_END := 0.75
## Time over which a speed is measured (seconds): three packets of a cap, so that one packet alone throws nothing.
const SPEED_WINDOW := 0.05
## Time after which a pull is forgotten (seconds).
const PULL_TIMEOUT := 1.5
## Time between two throws (seconds): the hand comes back after a thrust, which is no throw of its own.
const THROW_PAUSE := 0.6
## Age of the aim that a throw takes (seconds before its pull began): a hand begins to sink before it is seen to pull.
const AIM_MEMORY := 0.1
## Part of a throw's sideways movement that moves its release (reaches of the sight per reach).
const RELEASE_SHARE := 0.15
## Power of the weakest throw (0 to 1): a throw that was seen reaches the board.
const LEAST_POWER := 0.2

# -- Keyboard, mouse and joypad ---------------------------------------------------------------------------------------------------------

## Speed of the paddle or the sight by keys (reaches per second): across the court in a second.
const KEY_SPEED := 2.0
## Time of a held throw key for all power (seconds).
const KEY_CHARGE := 0.9
## Deflection below which a joypad's stick rests (0 to 1): worn sticks rest at up to 0.15.
const STICK_DEAD_ZONE := 0.2
## Time for which keys lead, before a wearable of the same player leads again (seconds).
const KEY_LEAD := 1.5

# -- Menus ----------------------------------------------------------------------------------------------------------------------------------

## Half-width of the neutral zone without and with a focus (positions): the inner two of six items are at 0.17, within the
## navigator's own 0.3, and a hand at rest stays below 0.05.
const MENU_ENTER := 0.12
const MENU_EXIT := 0.06

## Time for which a held button pauses a game (seconds): longer than a press of a slow finger, and than the hold of a menu.
const PAUSE_HOLD := 2.0
## Part of that hold from which it is shown (0 to 1): a usual press is over by then.
const PAUSE_SHOWN := 0.25

## Time for which a new question takes no answer (seconds): a press that was meant for the category, or for the question before.
const QUESTION_PAUSE := 0.5

# -- Assist ---------------------------------------------------------------------------------------------------------------------------------

## Part of the way to the nearest good spot that the sight is drawn with the assist at 1 (0 to 1).
const ASSIST_PULL := 0.5
## Distance within which a spot draws the sight (reaches).
const ASSIST_RANGE := 0.35
## Spread of darts (0 to 1 of the original's) without the assist, of which it takes away up to three quarters.
const SPREAD := 0.6

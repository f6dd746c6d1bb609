class_name Thresholds
extends RefCounted
## Every constant between a hand and a game, with its unit and its reason. Dev Mode changes the library's constants, which apply before
## these; the numbers that players choose are in [ArcadeSettings].

# -- Caps: a deflection in raw values of the sensor, of which 294 steer a paddle to the edge ---------------------------------------

## Steering at which a resting paddle begins to move (position). The preset's 0.42 would make a third of the court a jump.
const CAP_DEAD_ZONE := 0.05
## Part of the old position that the paddle keeps per 1/60 s. This hides the sensor noise of one raw value, and adds a delay of 20 ms.
const CAP_SMOOTHING := 0.35
## Deflection at which the sight is at the edge of the board (raw): half a paddle's, since a throw needs the other half.
const CAP_AIM_REACH := 147.0
## Deflection about the third axis for full spin (raw): a turn of the wrist by 30 degrees. With half of that, the 4 degrees by which the
## wrist of a good player turns unintentionally would bend a ball past the pocket.
const CAP_FULL_SPIN := 220.0

# -- Boards: angles ------------------------------------------------------------------------------------------------------------------

## Heading at which the sight is at the edge (degrees): the range of a wrist without the elbow.
const BOARD_AIM_SIDE := 25.0
## Pitch at which the sight is at the edge (degrees): a hand is raised less easily than it is turned.
const BOARD_AIM_HEIGHT := 20.0
## Rotation below which a board counts as at rest (fraction of 250 degrees per second): the bias of a gyroscope is less than a degree per
## second.
const BOARD_DEAD_ZONE := 0.004
## Roll rate at the release for full spin (radians per second, 230 degrees): as in turning a door knob.
const BOARD_FULL_SPIN := 4.0

## Range of the gyroscope (degrees per second): a throw turns the forearm at 790, which exceeds the default range of 500.
const BOARD_RANGE := 2000.0

# -- TAPs: the pointer of the library, which counts ----------------------------------------------------------------------------------

## Upward pointer speed at the release for full power (positions per second): half the screen in a quarter of a second.
const TAP_FULL_SPEED := 2.0
## Power of a release without any speed (0 to 1): a TAP on a table throws by a tap of the thumb.
const TAP_POWER := 0.55
## Sideways pointer speed at the release for full spin (positions per second).
const TAP_FULL_SPIN := 2.0

# -- Throws, in reaches of the sight: what aims slowly throws nothing -----------------------------------------------------------------

## Speed at which a pull begins (reaches per second; a reach is 20 degrees). Aiming moves at 0.5, and half a pull of [ThrowMotion] at 4.
const PULL_SPEED := 1.6
## Speed of a thrust that throws (reaches per second): an undecided hand that crosses the board in 0.6 s reaches 5, a thrust that is half
## as large and half as fast as published reaches 20.
const THRUST_SPEED := 6.0
## Speed of the hardest throw (reaches per second). For a dart it is the published speed, 790 degrees per second. For a ball it is chosen
## so that the published swing, 300 degrees per second, has a power of 0.6.
const FULL_SPEED: Dictionary[StringName, float] = {&"darts": 40.0, &"bowling": 24.0}
## Distance of a pull, and of the thrust that follows (reaches).
const PULL_DISTANCE := 0.25
const THRUST_DISTANCE := 0.25
## Part of a thrust's maximum speed below which the thrust is over (0 to 1): less than the variation between packets at maximum speed.
const THRUST_END := 0.75
## Time over which a speed is measured (seconds): three packets of a cap, so that a single packet cannot trigger a throw.
const SPEED_WINDOW := 0.05
## Time after which a pull is forgotten (seconds).
const PULL_TIMEOUT := 1.5
## Minimum time between two throws (seconds): the return of the hand after a thrust is not a throw.
const THROW_PAUSE := 0.6
## Age of the aim of a throw (seconds before the pull began): a hand begins to sink before the pull is detected.
const AIM_MEMORY := 0.1
## Part of a throw's sideways movement that moves its release (reaches of the sight per reach).
const RELEASE_SHARE := 0.15
## Power of the weakest throw (0 to 1): every detected throw reaches the board.
const LEAST_POWER := 0.2

# -- Keyboard, mouse and joypad ---------------------------------------------------------------------------------------------------------

## Speed of the paddle or the sight by keys (reaches per second): across the court in a second.
const KEY_SPEED := 2.0
## Hold time of the throw key for full power (seconds).
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
## Part of that hold after which its progress is shown (0 to 1): a normal press has ended by then.
const PAUSE_SHOWN := 0.25

## Time during which a new question accepts no answer (seconds): a press may be meant for the category, or for the previous question.
const QUESTION_PAUSE := 0.5

# -- Assist ---------------------------------------------------------------------------------------------------------------------------------

## Part of the way to the nearest target by which the sight moves with the assist at 1 (0 to 1).
const ASSIST_PULL := 0.5
## Distance within which a target attracts the sight (reaches).
const ASSIST_RANGE := 0.35
## Spread of darts without the assist (0 to 1 of the original's); the assist reduces it by up to three quarters.
const SPREAD := 0.6

class_name ThrowMotion
extends RefCounted
## The movement of a throwing arm: angles and angular velocities of simulated hands, derived from published figures.
##
## Darts: the board hangs 2.37 m from the line (James and Potts, Sports Engineering 21, 347, 2018), and the dart leaves the hand up to
## 0.5 m before the line. To arrive at the height at which it left, it needs 4.3 to 4.8 m/s, and 5.5 m/s if it rises at 20 degrees.
## Forearm and hand to the grip are 0.40 m of a person of 1.75 m (Drillis and Contini 1966: 0.146 and 0.108 of the height), which makes
## 790 degrees per second. Better players vary the speed half as much as weaker ones (Smeets, Frens and Brenner 2002, and New Scientist,
## 9 November 2000). Nasu, Matsuo and Kadota (PLoS ONE 9, e88536, 2014) and Tran, Yano and Kondo (PLoS ONE 14, e0223837, 2019) filmed
## throws: the elbow extends, and little else moves.
##
## Bowling: the ball leaves the hand at 20 to 21 miles per hour with a walk of four steps, and is at the pins after 2.5 s (ball motion
## study of the USBC). Nobody walks here: the arm of 0.7 m that swings freely from the horizontal has 3.7 m/s at its lowest point, which
## makes 300 degrees per second.
##
## The path between two postures has minimum jerk (Flash and Hogan, Journal of Neuroscience 5, 1688, 1985).

## Angle by which the arm goes back, and the one of the throw (degrees), time of the first (seconds), and largest angular velocity of the
## second (degrees per second). The angles are what is left of an elbow's 140 degrees where the forearm of one who aims is upright.
const DART := {"back": 30.0, "back_time": 0.35, "forward": 60.0, "speed": 790.0}
const SWING := {"back": 60.0, "back_time": 0.6, "forward": 120.0, "speed": 300.0}
## The ratio of the maximum to the mean velocity of a minimum-jerk movement.
const PEAK := 1.875
## The number of straight segments of a movement.
const PIECES := 8
## Minimum and maximum duration of a throwing movement (seconds): humans are not faster, and a slower movement is not a throw.
const SHORTEST := 0.08
const LONGEST := 1.2


## Returns the duration of a throwing movement by an angle with a maximum velocity.
static func time_of(angle: float, speed: float) -> float:
	return clampf(PEAK * angle / maxf(speed, 1.0), SHORTEST, LONGEST)


## Returns the completed fraction of the path after a fraction of the time.
static func share(time: float) -> float:
	return time * time * time * (10.0 + time * (6.0 * time - 15.0))

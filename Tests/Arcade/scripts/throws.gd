extends ArcadeCase
## Throws darts at the bull, or balls at the pocket, in different manners, and tells where they hit:
## `throws.tscn -- [--game NAME] [--count NUMBER] [--manner NAME] [--family NAME]`.
##
## A hand that throws misses by its aim, is faster or slower than it means to be, and turns sideways: so does each manner, by chance.

## Spread of speed and amplitude, error of the aim and sideways turn (reaches of the sight), error of the wrist's roll with a ball (degrees),
## tremor (reaches), and what is otherwise.
const MANNERS: Dictionary[String, Dictionary] = {
	"beginner": {"spread": 0.4, "aim": 0.12, "sideways": 0.3, "roll": 15.0},
	"good": {"spread": 0.1, "aim": 0.03, "sideways": 0.08, "roll": 4.0},
	"left hand": {"spread": 0.4, "aim": 0.12, "sideways": 0.3, "roll": 15.0, "mirror": -1.0},
	"shaky": {"spread": 0.4, "aim": 0.12, "sideways": 0.3, "roll": 15.0, "tremor": 0.06},
	"wrong signs": {"spread": 0.4, "aim": 0.12, "sideways": 0.3, "roll": 15.0, "sign": -1.0},
	"half amplitude": {"spread": 0.1, "aim": 0.03, "sideways": 0.08, "roll": 4.0, "amplitude": 0.5, "speed": 0.5},
	"quarter amplitude": {"spread": 0.1, "aim": 0.03, "sideways": 0.08, "roll": 4.0, "amplitude": 0.25, "speed": 0.25},
	"double amplitude": {"spread": 0.1, "aim": 0.03, "sideways": 0.08, "roll": 4.0, "amplitude": 2.0},
	"restless": {"spread": 0.4, "aim": 0.12, "sideways": 0.3, "roll": 15.0, "tremor": 0.06, "is_throwing": false},
}
const FAMILIES: Dictionary[String, Array] = {
	"cap": [Velto.FAMILY_TRIKI, "Triki Anna"], "board": [Velto.FAMILY_METAWEAR, "MetaWear"], "TAP": [Velto.FAMILY_TAP, "Tap Ben"],
}
## The mean of a hand's sideways turn at the release, to the right for a right hand (reaches).
const TURN := 0.15
## Time to aim, and to see a throw (seconds).
const AIM_TIME := 2.0
const SIGHT_TIME := 2.5
## Places to which an undecided hand goes in that time.
const LOOKS := 4

var _random := RandomNumberGenerator.new()
var _thrown: Array[Array] = []
var _game := &"darts"
var _first_ball := {} # the snapshot in which a player may throw it


func play() -> void:
	var arguments := OS.get_cmdline_user_args()
	var count := int(_option(arguments, "--count", "20"))
	var family := _option(arguments, "--family", "cap")
	var only := _option(arguments, "--manner", "")
	_game = _option(arguments, "--game", "darts")
	add_robot(FAMILIES[family][0], FAMILIES[family][1], 31)
	await wait_for("the wearable", func() -> bool: return Arcade.players.present().size() == 1)
	await wait_for_screen(&"menu")
	for manner in MANNERS:
		if not only.is_empty() and manner != only:
			continue
		_random.seed = 5
		_thrown.clear()
		_first_ball.clear()
		Arcade.go(&"game", {"party": Arcade.gather(_game, 1), "seed": 5})
		await get_tree().process_frame
		(main.get("screen").get("table") as Table).happened.connect(_on_happened)
		await wait(6.0)
		for dart in count:
			await _throw(MANNERS[manner])
		tell({"%s %s" % [family, manner]: _thrown})


## A hand that is undecided moves its aim all over the board, and throws nothing.
func _look_about(from: Vector2) -> void:
	var steps: Array[Dictionary] = []
	for place in LOOKS:
		var to := Vector2(_random.randf_range(-0.7, 0.7), _random.randf_range(-0.7, 0.7))
		steps.append_array(robots[0]._move(from, to, SIGHT_TIME / LOOKS))
		from = to
	robots[0]._play(steps)


func _option(arguments: PackedStringArray, option: String, otherwise: String) -> String:
	return arguments[arguments.find(option) + 1] if arguments.has(option) else otherwise


## Darts: a place relative to the bull, in radii of the board, and the power. Balls: the aim, the fallen pins and the power.
func _on_happened(event: Dictionary) -> void:
	if event["kind"] != "throw":
		return
	if _game == &"darts":
		_thrown.append([float(event["x"]) / DartsBoard.RADIUS, -float(event["y"]) / DartsBoard.RADIUS, event["power"]])
	else:
		var roll: Dictionary = (main.get("screen").get("table") as Table).running.rules.get("roll")
		_thrown.append([event["aim"], (roll["down"] as Array).size(), event["power"]])


## The game goes on, however well it goes: from 501 points, or from the first ball of the first frame.
func _begin_anew(table: Table) -> void:
	if _game == &"darts":
		if int((table.running.now["match"] as Dictionary)["scores"][0]) < 200:
			change(table, func(snapshot: Dictionary) -> void: (snapshot["match"] as Dictionary).merge({"scores": [501], "turn_start": 501}, true))
		return
	if not _first_ball.is_empty():
		table.running.rules.restore(_first_ball)
		return
	robots[0].press()
	await wait_for("the first ball", func() -> bool: return table.running.now["phase"] == "aim")
	_first_ball = table.running.now.duplicate(true)


func _throw(manner: Dictionary) -> void:
	var table: Table = main.get("screen").get("table")
	await _begin_anew(table)
	await wait_for("the turn", func() -> bool: return table.running.now["phase"] == "aim" and not robots[0].is_busy)
	var spread: float = manner["spread"]
	var error: float = manner["aim"]
	var target := Vector2(_random.randfn(0.0, error), _random.randfn(0.0, error))
	if _game == &"bowling":
		target.x += Intents.POCKET
	await wait_for("the sight", func() -> bool: return seat_of(robots[0]).hand.is_following)
	var left := AIM_TIME
	while left > 0.0:
		left -= Arcade.delta
		if seat_of(robots[0]).hand.is_following: # else the sight shows nothing of the hand
			robots[0].point_at(target, seat_of(robots[0]).hand.aim)
		await get_tree().process_frame
	var how := {
		"amplitude": manner.get("amplitude", 1.0) * clampf(_random.randfn(1.0, spread), 0.3, 2.0),
		"speed": manner.get("speed", 1.0) * clampf(_random.randfn(1.0, spread), 0.3, 2.0),
		"sideways": (TURN + _random.randfn(0.0, manner["sideways"])) * manner.get("mirror", 1.0),
		"tremor": manner.get("tremor", 0.0), "sign": manner.get("sign", 1.0), "is_swing": _game == &"bowling",
		"roll": _random.randfn(0.0, manner.get("roll", 0.0)) if _game == &"bowling" else 0.0,
	}
	var before := _thrown.size()
	if manner.get("is_throwing", true):
		robots[0].throw_from(target, 0.6, how)
	else:
		_look_about(target)
	left = SIGHT_TIME
	while left > 0.0 and _thrown.size() == before:
		left -= Arcade.delta
		await get_tree().process_frame
	if _thrown.size() == before:
		_thrown.append([])

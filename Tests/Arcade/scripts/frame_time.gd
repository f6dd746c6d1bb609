extends ArcadeCase
## The time that scripts take in a frame of each game, which a cap, a board and a TAP play: `frame_time.tscn -- [--frames NUMBER]`.
##
## From the first script of a frame to the last: packets, reading hands, rules, rooms and scores, but not drawing. The hands that move the
## simulated wearables come before.

const FRAMES := 3600
## Frames before the first that counts: shaders, fonts and sounds are loaded in them.
const WARM_UP := 300

var _times := PackedInt32Array()
var _reads := PackedInt32Array()


func play() -> void:
	var arguments := OS.get_cmdline_user_args()
	var frames := int(arguments[arguments.find("--frames") + 1]) if arguments.has("--frames") else FRAMES
	var first := FrameClock.new(-1001)
	var read := FrameClock.new(-999) # packets and hands are read at -1000
	var last := FrameClock.new(3000)
	for clock: FrameClock in [first, read, last]:
		add_child(clock)
	last.passed.connect(func(now: int) -> void:
		_times.append(now - first.at)
		_reads.append(read.at - first.at))
	await add_three()
	are_playing = true
	for game in ArcadeGames.NAMES:
		_begin(game)
		await _pass(game, WARM_UP)
		_times.clear()
		_reads.clear()
		await _pass(game, frames)
		_times.sort()
		_reads.sort()
		tell({game: {"median": _times[_times.size() / 2], "99 %": _times[_times.size() * 99 / 100], "input": _reads[_reads.size() / 2], "frames": _times.size()}})


func _begin(game: StringName) -> void:
	Arcade.go(&"game", {"party": Arcade.gather(game, 1 if game == &"pong" else 3), "seed": 3})


func _pass(game: StringName, frames: int) -> void:
	for frame in frames:
		if main.get("screen_name") != &"game":
			_begin(game)
		await get_tree().process_frame

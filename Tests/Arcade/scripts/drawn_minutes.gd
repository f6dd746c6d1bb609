extends ArcadeCase
## The attract mode in a window for minutes of real time: tells the busiest frame of each game, and the objects and memory of each round.
## `drawn_minutes.tscn -- --attract --no-limit --minutes NUMBER`

const ROUNDS := 4
## Frames of a round's first game until its objects are counted: those of the previous game are gone by then.
const SETTLING := 20

var _games: Dictionary[StringName, Dictionary] = {}
var _counts: Array[Array] = []


func play() -> void:
	var arguments := OS.get_cmdline_user_args()
	var minutes := float(arguments[arguments.find("--minutes") + 1])
	var share := int(minutes * 60e6 / (ROUNDS * ArcadeGames.NAMES.size()))
	for game in ArcadeGames.NAMES:
		_games[game] = {"frames": 0, "draw_calls": 0, "primitives": 0, "texture_memory": 0}
	for round_index in ROUNDS:
		for game in ArcadeGames.NAMES:
			await _watch(game, share)
	tell({"games": _games, "counts": _counts})


## Draws a game for a time (microseconds), which the attract mode may show twice in it.
func _watch(game: StringName, time: int) -> void:
	var attract: Attract = main.get("_attract")
	attract.set("_round", ArcadeGames.NAMES.find(game) - 1 + _counts.size() * ArcadeGames.NAMES.size())
	attract.set("_shown", Attract.GAME_TIME)
	var begin := Time.get_ticks_usec()
	var frame := 0
	while Time.get_ticks_usec() - begin < time or frame <= SETTLING:
		await RenderingServer.frame_post_draw
		frame += 1
		if frame > 1 and attract.table.running.game == game: # the first one still shows the previous game
			_note(_games[game])
		if frame == SETTLING and game == ArcadeGames.NAMES[0]:
			_count()


func _note(game: Dictionary) -> void:
	game["frames"] += 1
	var kinds := {
		"draw_calls": RenderingServer.RENDERING_INFO_TOTAL_DRAW_CALLS_IN_FRAME,
		"primitives": RenderingServer.RENDERING_INFO_TOTAL_PRIMITIVES_IN_FRAME,
		"texture_memory": RenderingServer.RENDERING_INFO_TEXTURE_MEM_USED,
	}
	for kind: String in kinds:
		game[kind] = maxi(game[kind], RenderingServer.get_rendering_info(kinds[kind]))


func _count() -> void:
	_counts.append([Performance.get_monitor(Performance.OBJECT_COUNT), Performance.get_monitor(Performance.OBJECT_NODE_COUNT),
		Performance.get_monitor(Performance.MEMORY_STATIC), RenderingServer.get_rendering_info(RenderingServer.RENDERING_INFO_VIDEO_MEM_USED)])

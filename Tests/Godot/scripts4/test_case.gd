extends SceneTree
## A script of a test: starts with simulated devices, waits for conditions, and tells facts.

const FRAME := 1.0 / 60

var is_failed := false


func start(players := 1) -> void:
	assert(Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1}) == Velto.OK)
	Velto.set_auto_connect(players)


func tell(facts: Dictionary) -> void:
	print("FACT ", JSON.stringify(facts))


## Goes on as soon as a condition holds; tells what never came.
func wait_for(what: String, condition: Callable, seconds := 15.0) -> void:
	var begin := Time.get_ticks_msec()
	while not condition.call():
		if Time.get_ticks_msec() - begin > seconds * 1000:
			tell({"never": what})
			is_failed = true
			return
		await process_frame


## A TAP that is ready does not send taps until it has its mode.
func tap_now_and_then(sim: VeltoSim, combination: int) -> void:
	if Engine.get_process_frames() % 30 == 0:
		sim.inject_step({"kind": Velto.SIM_STEP_KIND_TAP, "value": combination})


func wait_for_player() -> VeltoDevice:
	await wait_for("a player", func() -> bool: return Velto.find_player(0) != null and Velto.peek_player(0).connected)
	return Velto.find_player(0)

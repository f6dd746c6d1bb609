extends RefCounted
## Three wearables without hardware: a cap, a TAP and a board, each moved by a script.

## Leans to an item of the menu, swings, and presses the button, again and again.
const HAND := [
	{"kind": Velto.SIM_STEP_KIND_REST, "duration": 0.4},
	{"kind": Velto.SIM_STEP_KIND_TILT, "duration": 0.4, "amplitude_x": 290.0},
	{"kind": Velto.SIM_STEP_KIND_HOLD, "duration": 1.2, "amplitude_x": 290.0},
	{"kind": Velto.SIM_STEP_KIND_PRESS, "duration": 0.2},
	{"kind": Velto.SIM_STEP_KIND_RELEASE, "duration": 0.3},
	{"kind": Velto.SIM_STEP_KIND_SWEEP, "duration": 1.5, "amplitude_x": 280.0, "period": 1.5},
]

static var _kept: Array[VeltoSim] = []


static func add_players() -> void:
	var cap := Velto.create_sim({"name": "Triki Anna"})
	cap.set_steps(HAND, true)
	_kept = [
		cap,
		Velto.create_sim({"name": "Tap Ben", "model_name": "tap-strap-2", "script": "mouse"}),
		Velto.create_sim({"name": "MetaWear", "model_name": "metamotion-s", "script": "sweep"}),
	]


## The cap throws darts, or does what it does in menus and with paddles.
static func throw_darts(whether: bool) -> void:
	if _kept.is_empty():
		return
	if whether:
		_kept[0].play("dart")
	else:
		_kept[0].set_steps(HAND, true)

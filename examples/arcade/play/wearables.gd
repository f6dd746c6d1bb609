class_name Wearables
extends RefCounted
## Starts the library according to the command line, and advances its clock if the scene has a manual one.
##
##   --simulated     a simulated cap, board and TAP play, whatever is in range
##   --attract       only the attract mode's simulated devices
##   --manual-clock  simulated devices, on a clock that the scene advances by the length of each frame: for tests

## Emitted when a wearable that can play has connected.
signal came(device: VeltoDevice)
## Emitted when a wearable requires calibration.
signal calibration_wanted(device: VeltoDevice)

const SIMULATED: Array[Dictionary] = [
	{"name": "Triki Anna", "script": "play", "seed": 11},
	{"name": "MetaWear", "model_name": "metamotion-s", "script": "play", "seed": 12},
	{"name": "Tap Ben", "model_name": "tap-strap-2", "script": "play", "seed": 13},
]

## Whether only simulated devices exist.
var is_simulated := false
var _is_manual := false
var _sims: Array[VeltoSim] = []


func start(arguments: PackedStringArray) -> void:
	_is_manual = arguments.has("--manual-clock")
	is_simulated = _is_manual or arguments.has("--simulated") or arguments.has("--attract")
	var options := {"backends": Velto.BACKEND_SIMULATED if is_simulated else Velto.BACKEND_BLUEZ | Velto.BACKEND_SIMULATED}
	if is_simulated:
		options["flags"] = Velto.CONTEXT_EPHEMERAL
	if _is_manual:
		options["flags"] = Velto.CONTEXT_EPHEMERAL | Velto.CONTEXT_PUMPED | Velto.CONTEXT_MANUAL_CLOCK
	Velto.device_connected.connect(func(device: VeltoDevice, _serial: int) -> void: came.emit(device))
	Velto.calibration_wanted.connect(func(device: VeltoDevice) -> void: calibration_wanted.emit(device))
	Velto.start(options)
	wait_for(Players.COUNT)
	if arguments.has("--simulated"):
		for definition in SIMULATED:
			_sims.append(Velto.create_sim(definition))


## Connects the likely wearables in range, up to a number.
func wait_for(count: int) -> void:
	Velto.set_auto_connect(count)


## Emits pending events as signals before the polls of the same frame, not after them.
func advance(delta: float) -> void:
	if _is_manual:
		Velto.advance_clock(delta)
	Velto.update()


func stop() -> void:
	_sims.clear()
	Velto.stop()

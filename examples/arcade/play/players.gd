class_name Players
extends RefCounted
## The seats, and who comes and goes. A wearable keeps its seat while it is gone; a free seat is taken by the next one that comes.

## A wearable has taken a seat.
signal joined(seat: Seat)
## A wearable is gone; its seat waits for it.
signal lost(seat: Seat)
## A wearable is back in its seat.
signal returned(seat: Seat)

const COUNT := 4

var seats: Array[Seat] = []
## Keyboard, mouse and joypad: they belong to the first player, whatever else that player holds.
var keys := KeyHand.new()


func _init() -> void:
	for index in COUNT:
		var seat := Seat.new()
		seat.index = index
		seats.append(seat)


## A wearable that is ready gets its seat back, or the first free one. Returns null if all are taken.
func welcome(device: VeltoDevice) -> Seat:
	var free: Seat = null
	for seat in seats:
		if seat.device == device:
			return seat
		if seat.is_free() and free == null:
			free = seat
	if free == null:
		free = _first_lost()
	if free != null:
		free.take_place(device)
		joined.emit(free)
	return free


func poll(delta: float) -> void:
	keys.read(delta)
	for seat in seats:
		var knew := seat.input != null
		if seat.is_free() or not seat.poll(delta):
			continue
		if not seat.is_here:
			lost.emit(seat)
		elif knew:
			returned.emit(seat)


## The seats whose wearables are there or are waited for.
func taken() -> Array[Seat]:
	return seats.filter(func(seat: Seat) -> bool: return not seat.is_free())


## The seats whose wearables are there.
func present() -> Array[Seat]:
	return seats.filter(func(seat: Seat) -> bool: return seat.is_here)


## Nobody waits in a lobby for a wearable that has gone home.
func clear_lost() -> void:
	for seat in seats:
		if not seat.is_free() and not seat.is_here:
			seat.leave()


func clear() -> void:
	for seat in seats:
		seat.leave()


func _first_lost() -> Seat:
	for seat in seats:
		if not seat.is_here:
			return seat
	return null

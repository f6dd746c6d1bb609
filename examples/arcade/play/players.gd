class_name Players
extends RefCounted
## The seats, and the connections of their wearables. A disconnected wearable keeps its seat; the next new wearable takes a free seat.

## A wearable has taken a seat.
signal joined(seat: Seat)
## A wearable has disconnected; its seat waits for it.
signal lost(seat: Seat)
## A wearable has reconnected, and has its seat again.
signal returned(seat: Seat)

const COUNT := 4

var seats: Array[Seat] = []
## Keyboard, mouse and joypad. They belong to the first player, even if that player has a wearable.
var keys := KeyHand.new()


func _init() -> void:
	for index in COUNT:
		var seat := Seat.new()
		seat.index = index
		seats.append(seat)


## Gives a ready wearable its previous seat, or the first free one. Returns null if all seats are taken.
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


## The seats whose wearables are connected or expected back.
func taken() -> Array[Seat]:
	return seats.filter(func(seat: Seat) -> bool: return not seat.is_free())


## The seats whose wearables are connected.
func present() -> Array[Seat]:
	return seats.filter(func(seat: Seat) -> bool: return seat.is_here)


## Frees the seats of disconnected wearables in the lobby.
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

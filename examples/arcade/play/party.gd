class_name Party
extends RefCounted
## The players of a game: each has a wearable, shares one with others, or uses the keyboard.

const NOBODY := -1

var game: StringName
## The number of people.
var count := 1
## The wearables that were there when the game began, in the order of their seats.
var seats: Array[Seat] = []

var _keys: KeyHand


func _init(of_game: StringName, people: int, players: Players) -> void:
	game = of_game
	count = clampi(people, 1, ArcadeGames.MOST[of_game])
	_keys = players.keys
	seats = players.present()


## The wearable of a person, null for the keyboard.
func seat_of(person: int) -> Seat:
	return null if seats.is_empty() else seats[posmod(person, seats.size())]


## The active hand of a person: the keys, while the person uses them.
func hand_of(person: int) -> Hand:
	var seat := seat_of(person)
	if seat == null or _keys.is_leading or seat.hand == null:
		return _keys
	return seat.hand


## Whether the wearable of a person is disconnected, and the person does not use keys instead.
func is_waiting(person: int) -> bool:
	var seat := seat_of(person)
	return seat != null and not seat.is_here and not _keys.is_leading


## Whether each person has a wearable of their own.
func has_own_wearables() -> bool:
	return seats.size() >= count


func name_of(person: int) -> String:
	var seat := seat_of(person)
	if seat == null or person >= seats.size():
		return TranslationServer.translate(&"PLAYER_NUMBER").format({"number": person + 1})
	return seat.name


func color_of(person: int) -> Color:
	return ArcadeTheme.color_of_player(person)


## The options of the rules for this party.
func config(assist: float) -> Dictionary:
	match game:
		&"darts":
			return {"players": count, "difficulty": Thresholds.SPREAD * (1.0 - 0.75 * assist)}
		&"bowling":
			return {"players": count, "bumpers": assist > 0.0}
		&"quiz":
			var form := "solo" if count == 1 else "together" if has_own_wearables() else "turns"
			return {"players": count, "form": form, "bank": ArcadeGames.bank()}
	return {}

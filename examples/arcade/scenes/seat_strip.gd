extends HBoxContainer
## The four seats in a row, each with its color and its player.

func _ready() -> void:
	for seat in Arcade.players.seats:
		var card := SeatCard.new(seat)
		card.size_flags_horizontal = SIZE_EXPAND_FILL
		add_child(card)

extends Control
## A game with players: reads their hands, passes the turn, waits for a lost wearable, pauses and ends.

const PAUSE := preload("res://scenes/pause.tscn")
## Time from the end of a game to its result (seconds), so that the players see the last dart.
const END_TIME := 2.5
## Width of the dark edge of letters over a room (pixels).
const OUTLINE := 24
## Hints about the next action below the picture, by game.
const TURN_KEYS: Dictionary[StringName, String] = {&"pong": "TURN_PONG", &"darts": "TURN_DARTS", &"bowling": "TURN_BOWLING", &"quiz": "TURN_QUIZ"}
## Top of that line where the bottom of the picture is occupied, such as by the ball (pixels).
const TURN_TOPS: Dictionary[StringName, float] = {&"bowling": 190.0}
## Phases in which the player only watches.
const WATCHED: Array[String] = ["flight", "roll", "splash", "feedback", "between", "over"]
## Strength of a vibration for events of the rules.
const SHAKES: Dictionary[String, float] = {
	"paddle_hit": 0.4, "life_lost": 1.0, "hit": 0.6, "bust": 1.0, "win": 1.0,
	"strike": 1.0, "spare": 0.8, "pin_contact": 0.6, "correct": 0.5, "wrong": 1.0,
}

var party: Party
## The player with the paddle in Pong, who changes with each life.
var relay := 0

var _over_for := 0.0
var _pause: Page = null
var _choosers: Array[QuizChooser] = []
var _keys: Dictionary = {}
var _active := Party.NOBODY

@onready var table: Table = $Table
@onready var _turn: HBoxContainer = $Over/Turn
@onready var _turn_mark: PlayerMark = $Over/Turn/Mark
@onready var _turn_text: Label = $Over/Turn/Text
@onready var _waiting: Label = $Over/Waiting
@onready var _hold: VBoxContainer = $Over/Hold
@onready var _hold_text: Label = $Over/Hold/Text
@onready var _hold_bar: ProgressBar = $Over/Hold/Bar


func open(options: Dictionary) -> void:
	party = options["party"]
	theme = ArcadeTheme.shared()
	set_meta(&"saved", options.get("saved", {}))
	set_meta(&"seed", options.get("seed", randi()))


func _ready() -> void:
	_hold.theme = ArcadeTheme.shared()
	for label: Label in [_turn_text, _waiting, _hold_text]:
		label.theme = ArcadeTheme.shared()
		label.add_theme_color_override(&"font_outline_color", ArcadeTheme.NIGHT)
		label.add_theme_constant_override(&"outline_size", OUTLINE)
		label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	_waiting.add_theme_stylebox_override(&"normal", ArcadeTheme.box(Color(ArcadeTheme.NIGHT, 0.85), ArcadeTheme.EDGE, 2))
	if TURN_TOPS.has(party.game):
		_turn.set_anchors_and_offsets_preset(PRESET_TOP_WIDE)
		_turn.offset_top = TURN_TOPS[party.game]
	_hold_text.text = tr("PAUSE_HOLD")
	table.happened.connect(_on_happened)
	for person in party.count:
		_choosers.append(QuizChooser.new(person))
	_begin(get_meta(&"saved"), get_meta(&"seed"))


func _exit_tree() -> void:
	if table.running != null:
		SavedGame.write(party.game, table.running.rules)


func _begin(saved: Dictionary, seed_value: int) -> void:
	var rules: GameRules = null
	if not saved.is_empty():
		rules = GameSession.resume(saved, ArcadeGames.additions(party.game))
	if rules == null:
		rules = ArcadeGames.make_rules(party.game, party.config(Arcade.settings.assist_share()), seed_value)
	relay = 0
	_over_for = 0.0
	_active = Party.NOBODY
	table.begin(party.game, rules)
	Arcade.prepare_hands(party.game)
	if not Arcade.players.present().is_empty():
		Arcade.noted.emit("NOTE_PAUSE", {})


## The player whose turn it is; [constant Party.NOBODY] if all play.
func active() -> int:
	return relay if party.game == &"pong" else table.running.active()


func _process(_delta: float) -> void:
	if _pause != null or _is_pausing():
		return
	_note_turn()
	var is_waiting := active() >= 0 and party.is_waiting(active())
	_show_waiting(is_waiting)
	# A lost wearable stops the game only if the game would continue without the paddle.
	if not (is_waiting and party.game == &"pong"):
		table.advance(Arcade.delta, {} if is_waiting else _fields())
	_keys.clear()
	if table.is_over():
		_over_for += Arcade.delta
		if _over_for >= END_TIME:
			Arcade.go(&"result", {"party": party, "snapshot": table.running.now})


## Pauses when a player has held the button long enough, and shows the progress of the hold.
func _is_pausing() -> bool:
	var most := 0.0
	for seat in Arcade.players.present():
		most = maxf(most, seat.hand.pause)
	_hold.visible = most >= Thresholds.PAUSE_SHOWN
	_hold_bar.value = most
	if most >= 1.0:
		pause()
	return most >= 1.0


func _fields() -> Dictionary:
	if party.game != &"quiz":
		return Intents.of_hand(party.game, party.hand_of(active()), table.running.now, Arcade.settings.assist_share())
	var fields := {}
	for person in party.count:
		if active() >= 0 and person != active():
			continue
		var seat := party.seat_of(person)
		var input: VeltoInput = seat.input if seat != null and seat.is_here else null
		var keys := _keys if active() >= 0 or person == 0 else {}
		fields.merge(_choosers[person].step(input, Arcade.delta, keys, table.running.now))
		fields["away%d" % person] = seat != null and not seat.is_here
	table.view.score.set(&"holds", _choosers.map(func(each: QuizChooser) -> float: return each.progress()))
	return fields


## Discards unfinished movements of all hands at the beginning of a turn.
func _note_turn() -> void:
	var person := active()
	if person != _active:
		_active = person
		var seat := party.seat_of(person) if person >= 0 else null
		if seat != null and seat.hand != null and party.count > 1:
			seat.hand.rest()
	var key: String = TURN_KEYS[party.game]
	if table.running.now["phase"] == "wait":
		key = "TURN_WAIT"
	if party.game == &"quiz" and person < 0:
		key = "TURN_TOGETHER"
	_turn_mark.person = person
	_turn_mark.visible = person >= 0
	_turn_text.text = tr(key).format({"name": party.name_of(maxi(person, 0))})
	_turn_text.add_theme_color_override(&"font_color", party.color_of(person) if person >= 0 else ArcadeTheme.TEXT)
	_turn.visible = not WATCHED.has(table.running.now["phase"]) and not table.running.is_over() and not (person >= 0 and party.is_waiting(person))


func _show_waiting(is_waiting: bool) -> void:
	if is_waiting and not _waiting.visible:
		table.running.forget()
	_waiting.visible = is_waiting
	if is_waiting:
		_waiting.text = tr("WAITING_FOR").format({"name": party.name_of(active())})


func _on_happened(event: Dictionary) -> void:
	var kind: String = event["kind"]
	var person: int = event.get("player", active())
	if kind == "life_lost" and party.count > 1:
		relay = (relay + 1) % party.count
	var seat := party.seat_of(maxi(person, 0))
	if seat != null and SHAKES.has(kind):
		seat.shake(SHAKES[kind])


func _unhandled_input(event: InputEvent) -> void:
	if event.is_action_pressed(&"arcade_pause") and _pause == null:
		pause()
	elif party.game == &"quiz":
		if event.is_action_pressed(&"ui_right") or event.is_action_pressed(&"ui_down"):
			_keys["move"] = 1
		elif event.is_action_pressed(&"ui_left") or event.is_action_pressed(&"ui_up"):
			_keys["move"] = -1
		elif event.is_action_pressed(&"arcade_confirm"):
			_keys["accept"] = true
		elif event is InputEventMouseButton and event.is_pressed() and (event as InputEventMouseButton).button_index == MOUSE_BUTTON_LEFT:
			var slot: int = table.view.score.call(&"slot_at", (event as InputEventMouseButton).position)
			if slot >= 0:
				_keys["touched"] = slot
	elif event is InputEventMouseMotion:
		var place := (event as InputEventMouseMotion).position / size * 2.0 - Vector2.ONE
		Arcade.players.keys.point_at(Vector2(place.x, -place.y))


## Stops the game until the pause ends.
func pause() -> void:
	_pause = PAUSE.instantiate()
	_pause.open({})
	_pause.connect(&"resumed", _resume)
	_pause.connect(&"restarted", _restart)
	_pause.connect(&"left", func() -> void: Arcade.go(&"menu"))
	$Over.add_child(_pause)
	table.show_scores(false)
	_turn.visible = false
	_hold.visible = false
	get_tree().paused = true


func _resume() -> void:
	get_tree().paused = false
	_pause.queue_free()
	_pause = null
	table.show_scores(true)
	table.running.forget()
	Arcade.prepare_hands(party.game)


func _restart() -> void:
	_resume()
	_begin({}, randi())

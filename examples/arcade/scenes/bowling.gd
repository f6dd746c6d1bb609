class_name BowlingRoom
extends Room
## Bowling: a neon hall. Meters; the head pin is at the middle, the bowler stands at +Z.

const LANE := PinModel.LANE
const WIDTH := 1.0541
const BALL_RADIUS := 0.108
const GUTTER_WIDTH := 0.235
const AIM_EYE := Vector3(0.0, 1.0, LANE + 5.0)
const AIM_TARGET := Vector3(0.0, -0.05, 0.0)
## Field of view (degrees): small, to bring far pins near.
const AIM_LENS := 21.0
const PINS_LENS := 40.0
const PINS_EYE := Vector3(0.35, 0.66, 2.3)
const PINS_TARGET := Vector3(0.0, 0.22, -0.4)
## Distance of the camera behind the ball, and the place where the camera stops.
const BEHIND := 2.6
## Slow motion around a strike or a spare (ticks).
const TENSE_BEFORE := 12
const TENSE_AFTER := 40
## Seven arrows, 12 to 16 feet behind the foul line. They are longer than real ones, since the view of the bowler is low.
const ARROWS := 7
const ARROW := Vector3(0.1, 0.9, 0.002)

var _pins: Array[Pin] = []
var _ball: MeshInstance3D
var _ball_look: ShaderMaterial
var _guide: MeshInstance3D
var _neon: Array[StandardMaterial3D] = []
var _party_light := 0.0
var _roll: Dictionary = {}

@onready var _lane_lamp: OmniLight3D = $Space/LaneLamp


func _build() -> void:
	lens = AIM_LENS
	look_from(AIM_EYE, AIM_TARGET, true)
	bursts.size = 0.35
	_add_lane()
	_add_hall()
	var meshes: Array[Mesh] = [PinShape.body(), PinShape.band(0), PinShape.band(1)]
	var white := Materials.plain(Color("f4efe4"), 0.22)
	var red := Materials.plain(Color("c4262e"), 0.3)
	for index in PinModel.PINS:
		var pin := Pin.new(place_of(PinModel.X[index], PinModel.Y[index]), meshes, white, red)
		space.add_child(pin)
		_pins.append(pin)
	var sphere := SphereMesh.new()
	sphere.radius = BALL_RADIUS
	sphere.height = BALL_RADIUS * 2.0
	_ball_look = Materials.shaded("marble")
	_ball = add_mesh(sphere, _ball_look)
	var ray := PlaneMesh.new()
	ray.size = Vector2(0.035, 5.0)
	_guide = add_mesh(ray, Materials.glowing(ArcadeTheme.GAMES[&"bowling"], 1.1), Vector3(0.0, 0.012, LANE - 2.8))


static func place_of(x: float, y: float, height := 0.0) -> Vector3:
	return Vector3(x, height, -y)


func _add_lane() -> void:
	var lane := PlaneMesh.new()
	lane.size = Vector2(WIDTH, LANE + 1.5)
	add_mesh(lane, Materials.shaded("wood", {&"boards": 39.0, &"lengths": 5.0}), Vector3(0.0, 0.0, LANE / 2.0 - 0.75))
	var approach := PlaneMesh.new()
	approach.size = Vector2(3.2, 7.0)
	add_mesh(approach, Materials.shaded("wood", {&"boards": 60.0, &"lengths": 2.0, &"light": Color("a8703c"), &"dark": Color("7a4a24")}), Vector3(0.0, 0.0, LANE + 3.5))
	var foul := PlaneMesh.new()
	foul.size = Vector2(WIDTH, 0.05)
	add_mesh(foul, Materials.plain(Color("141414")), Vector3(0.0, 0.003, LANE))
	var gutter := PlaneMesh.new()
	gutter.size = Vector2(GUTTER_WIDTH, LANE + 1.5)
	for side: float in [-1.0, 1.0]:
		add_mesh(gutter, Materials.plain(Color("2a2c3d"), 0.35), Vector3(side * (WIDTH + GUTTER_WIDTH) / 2.0, -0.06, LANE / 2.0 - 0.75))
	var mark := Materials.glowing(ArcadeTheme.GAMES[&"bowling"], 0.6)
	for index in ARROWS:
		var offset := index - ARROWS / 2
		var arrow := PrismMesh.new()
		arrow.size = ARROW
		var place := Vector3(offset * WIDTH / 8.0, 0.004, LANE - 4.8 + absf(offset) * 0.3)
		add_mesh(arrow, mark, place).rotation.x = -PI / 2.0


func _add_hall() -> void:
	var floor_mesh := PlaneMesh.new()
	floor_mesh.size = Vector2(14.0, 26.0)
	add_mesh(floor_mesh, Materials.plain(Color("171a30"), 0.3), Vector3(0.0, -0.09, 9.0))
	var colors: Array[Color] = [Color("ff2d78"), Color("2f6bff"), Color("ffb52e")]
	for index in 3:
		_neon.append(Materials.glowing(colors[index], 1.0))
	var rail := Shapes.beveled_box(Vector3(0.05, 0.05, LANE + 1.4), 0.015)
	for side: float in [-1.0, 1.0]:
		add_mesh(rail, _neon[0], Vector3(side * (WIDTH / 2.0 + GUTTER_WIDTH + 0.06), 0.02, LANE / 2.0 - 0.7))
	for arch in 4:
		var beam := Shapes.beveled_box(Vector3(4.6, 0.06, 0.06), 0.02)
		add_mesh(beam, _neon[1], Vector3(0.0, 2.7, 3.0 + arch * 4.5))
		for side: float in [-1.0, 1.0]:
			add_mesh(Shapes.beveled_box(Vector3(0.06, 2.8, 0.06), 0.02), _neon[1], Vector3(side * 2.3, 1.3, 3.0 + arch * 4.5))
	_add_deck()


## The masking unit above the pins, and the dark behind them.
func _add_deck() -> void:
	var dark := Materials.plain(Color("07070d"), 0.9)
	add_mesh(_box(Vector3(2.4, 1.4, 0.05)), dark, Vector3(0.0, 0.5, -1.5))
	for side: float in [-1.0, 1.0]:
		add_mesh(_box(Vector3(0.06, 0.9, 1.9)), dark, Vector3(side * 0.82, 0.36, -0.6))
	add_mesh(_box(Vector3(3.4, 0.8, 0.12)), Materials.plain(Color("161033"), 0.4), Vector3(0.0, 1.28, 0.45))
	add_mesh(_box(Vector3(3.4, 0.03, 0.14)), _neon[2], Vector3(0.0, 0.87, 0.45))
	var sign_text := Label3D.new()
	sign_text.text = "VELTO BOWL"
	sign_text.font_size = 160
	sign_text.pixel_size = 0.0022
	sign_text.modulate = Color("ffd27a")
	sign_text.outline_size = 24
	sign_text.outline_modulate = Color("ff3d81", 0.5)
	sign_text.position = Vector3(0.0, 1.28, 0.53)
	space.add_child(sign_text)


static func _box(size: Vector3) -> BoxMesh:
	var box := BoxMesh.new()
	box.size = size
	return box


func _draw() -> void:
	var roll: Dictionary = now["roll"]
	if not roll.is_empty():
		_roll = roll
	_draw_pins()
	_draw_ball()
	write_score(score)


## Fallen pins are shown until the next ball.
func _draw_pins() -> void:
	var standing: Array = now["standing"]
	var is_crash: bool = now["phase"] in ["roll", "splash"]
	for index in _pins.size():
		if not is_crash and _pins[index].is_falling():
			_pins[index].set_up()
		_pins[index].visible = standing[index] or (is_crash and _pins[index].is_falling())
	if now["phase"] == "roll" and int(now["phase_ticks"]) >= int(_roll["ticks"]):
		for fall: Dictionary in _roll["falls"]:
			_pins[int(fall["pin"]) - 1].fall(place_of(fall["x"], fall["y"]), fall["step"])


func _draw_ball() -> void:
	var person: int = now["player"]
	_ball_look.set_shader_parameter(&"color", ArcadeTheme.color_of_player(person))
	_ball_look.set_shader_parameter(&"vein", ArcadeTheme.color_of_player(person).lightened(0.5))
	var is_aiming: bool = now["phase"] in ["setup", "aim"]
	lens = PINS_LENS if now["phase"] in ["roll", "splash"] else AIM_LENS
	var aim := between(before["aim"], now["aim"]) * PinModel.AIM_REACH
	_guide.visible = is_aiming
	_guide.position.x = aim
	_ball.visible = is_aiming or now["phase"] == "roll"
	if is_aiming:
		_ball.position = Vector3(aim, BALL_RADIUS, LANE + 0.15)
		_ball.rotation = Vector3.ZERO
		look_from(AIM_EYE + Vector3(aim * 0.4, 0.0, 0.0), AIM_TARGET)
	elif now["phase"] == "roll":
		_roll_ball()
	elif now["phase"] == "splash":
		look_from(PINS_EYE, PINS_TARGET)
	else:
		look_from(AIM_EYE, AIM_TARGET)


func _roll_ball() -> void:
	var to_deck: float = _roll["ticks"]
	var time := phase_time() * 60.0
	var share := clampf(time / to_deck, 0.0, 1.0)
	var bend := maxf(share - PinModel.STRAIGHT, 0.0) / (1.0 - PinModel.STRAIGHT)
	var x: float = float(_roll["x0"]) + float(_roll["hook"]) * bend * bend
	var place := place_of(x, -LANE * (1.0 - share), BALL_RADIUS)
	if absf(x) > PinModel.GUTTER:
		place = Vector3(signf(x) * (WIDTH + GUTTER_WIDTH) / 2.0, BALL_RADIUS - 0.06, place.z)
	if share >= 1.0:
		place = _on_deck(x, (time - to_deck) / 60.0 * (LANE / to_deck * 60.0))
	_ball.position = place
	_ball.rotation = Vector3(-(LANE - place.z) / BALL_RADIUS, float(_roll["spin"]) * share * 6.0, 0.0)
	var eye_z := maxf(place.z + BEHIND, PINS_EYE.z)
	var near := clampf(1.0 - (place.z - 2.0) / 6.0, 0.0, 1.0)
	look_from(Vector3(lerpf(place.x * 0.5, PINS_EYE.x, near), lerpf(1.2, PINS_EYE.y, near), eye_z), Vector3(0.0, 0.2, minf(place.z - 3.0, PINS_TARGET.z)))


## The ball goes along the corners of its path among the pins; past the pins it drops.
func _on_deck(x: float, gone: float) -> Vector3:
	var path: Array = _roll["path"]
	for index in path.size() - 1:
		var from := Vector2(path[index][0], path[index][1])
		var to := Vector2(path[index + 1][0], path[index + 1][1])
		var length := from.distance_to(to)
		if gone <= length and length > 0.0:
			var on_path := from.lerp(to, gone / length)
			return place_of(on_path.x, on_path.y, BALL_RADIUS)
		gone -= length
	var last: Array = path[path.size() - 1] if not path.is_empty() else [x, 0.0]
	return place_of(last[0], float(last[1]) + gone, BALL_RADIUS - gone * 0.5)


func rewind() -> void:
	super()
	for pin in _pins:
		pin.set_up()


## Whether the ball has reached the pins, and all standing pins will fall.
func is_tense() -> bool:
	if now["phase"] != "roll" or (now["roll"] as Dictionary)["falls"].size() < (now["standing"] as Array).count(true):
		return false
	var since: int = int(now["phase_ticks"]) - int((now["roll"] as Dictionary)["ticks"])
	return since > -TENSE_BEFORE and since < TENSE_AFTER


func _answer(event: Dictionary) -> void:
	match event["kind"]:
		"throw":
			sounds.cue("roll")
		"pin_contact":
			shake(0.06)
			bursts.burst(Vector3(0.0, 0.25, 0.1), Color("f4efe4"), 10, 1.4, 5.0)
		"strike", "spare":
			_party_light = 2.0
			for index in 4:
				bursts.burst(Vector3(-0.75 + 0.5 * index, 0.6, 0.4), _neon[index % 3].emission, 36, 3.2, 4.0)


func _animate(delta: float) -> void:
	_party_light = maxf(_party_light - delta, 0.0)
	for index in _neon.size():
		var flash := 0.5 + 0.5 * sin(_clock * 14.0 + index * 2.1)
		_neon[index].emission_energy_multiplier = 1.0 + 2.0 * minf(_party_light, 1.0) * flash
	_lane_lamp.light_energy = 1.6 + minf(_party_light, 1.0) * 2.0
	for pin in _pins:
		pin.advance(delta)

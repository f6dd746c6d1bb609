class_name Sounds
extends RefCounted
## Synthesized sounds: a table of layers, from which the samples of a sound are computed at its first use.

const RATE := 22050
## The peak level of every sound.
const PEAK := 0.7
## Duration of the fade at both ends (seconds): a hard edge would click.
const SOFT_START := 0.002
const SOFT_END := 0.012

## Layers: [wave, frequency at the start, at the end (Hz), begins (s), lasts (s), level, decay (how fast it fades)].
const LAYERS: Dictionary[StringName, Array] = {
	&"blip": [["sine", 660.0, 660.0, 0.0, 0.07, 1.0, 4.0]],
	&"paddle": [["sine", 240.0, 360.0, 0.0, 0.10, 1.0, 4.0], ["square", 480.0, 720.0, 0.0, 0.05, 0.15, 6.0]],
	&"wall": [["sine", 170.0, 150.0, 0.0, 0.08, 1.0, 6.0]],
	&"brick": [["sine", 880.0, 860.0, 0.0, 0.09, 1.0, 5.0], ["sine", 1760.0, 1740.0, 0.0, 0.06, 0.4, 7.0]],
	&"shatter": [["noise", 6000.0, 2500.0, 0.0, 0.22, 0.8, 5.0], ["sine", 1320.0, 660.0, 0.0, 0.2, 0.7, 4.0]],
	&"fall": [["sine", 440.0, 82.0, 0.0, 0.7, 1.0, 2.0], ["saw", 220.0, 41.0, 0.0, 0.7, 0.25, 2.5]],
	&"serve": [["sine", 330.0, 660.0, 0.0, 0.16, 1.0, 3.0]],
	&"tick": [["sine", 520.0, 520.0, 0.0, 0.12, 1.0, 4.0], ["noise", 3000.0, 3000.0, 0.0, 0.02, 0.4, 5.0]],
	&"whoosh": [["noise", 700.0, 2600.0, 0.0, 0.32, 1.0, 2.0]],
	&"thud": [["sine", 130.0, 70.0, 0.0, 0.22, 1.0, 5.0], ["noise", 1800.0, 500.0, 0.0, 0.06, 0.7, 6.0]],
	&"big": [["sine", 130.0, 70.0, 0.0, 0.22, 1.0, 5.0], ["sine", 784.0, 784.0, 0.06, 0.3, 0.5, 3.0], ["sine", 1175.0, 1175.0, 0.12, 0.4, 0.5, 3.0]],
	&"clank": [["sine", 2100.0, 1900.0, 0.0, 0.16, 0.7, 6.0], ["sine", 3170.0, 3000.0, 0.0, 0.12, 0.4, 7.0], ["noise", 4000.0, 2000.0, 0.0, 0.05, 0.5, 6.0]],
	&"roll": [["noise", 180.0, 260.0, 0.0, 1.6, 1.0, 0.6], ["sine", 62.0, 70.0, 0.0, 1.6, 0.5, 0.6]],
	&"gutter": [["noise", 300.0, 140.0, 0.0, 0.6, 1.0, 2.0], ["sine", 95.0, 60.0, 0.0, 0.5, 0.9, 3.0]],
	&"pins": [
		["noise", 2600.0, 900.0, 0.0, 0.5, 1.0, 4.0], ["sine", 540.0, 500.0, 0.01, 0.18, 0.6, 6.0],
		["sine", 690.0, 640.0, 0.06, 0.18, 0.5, 6.0], ["sine", 470.0, 440.0, 0.13, 0.2, 0.5, 6.0],
	],
	&"knock": [["sine", 610.0, 560.0, 0.0, 0.14, 1.0, 7.0], ["noise", 2400.0, 1200.0, 0.0, 0.05, 0.6, 7.0]],
	&"right": [["sine", 659.0, 659.0, 0.0, 0.16, 0.8, 3.0], ["sine", 988.0, 988.0, 0.11, 0.32, 1.0, 3.0]],
	&"wrong": [["saw", 165.0, 156.0, 0.0, 0.20, 0.8, 2.0], ["saw", 131.0, 123.0, 0.18, 0.34, 0.9, 2.5]],
	&"select": [["sine", 523.0, 523.0, 0.0, 0.08, 0.8, 4.0], ["sine", 784.0, 784.0, 0.05, 0.12, 0.8, 4.0]],
	&"gong": [
		["sine", 196.0, 194.0, 0.0, 1.3, 1.0, 2.6], ["sine", 392.6, 390.0, 0.0, 1.1, 0.5, 3.0],
		["sine", 541.0, 540.0, 0.0, 0.8, 0.35, 4.0],
	],
	&"cheer": [
		["sine", 523.0, 523.0, 0.0, 0.25, 0.7, 2.5], ["sine", 659.0, 659.0, 0.1, 0.25, 0.7, 2.5],
		["sine", 784.0, 784.0, 0.2, 0.3, 0.8, 2.5], ["sine", 1047.0, 1047.0, 0.3, 0.6, 0.9, 2.5],
		["noise", 2200.0, 1500.0, 0.1, 0.9, 0.22, 2.0],
	],
	&"fanfare": [
		["square", 392.0, 392.0, 0.0, 0.16, 0.4, 1.5], ["square", 523.0, 523.0, 0.15, 0.16, 0.4, 1.5],
		["square", 659.0, 659.0, 0.30, 0.16, 0.4, 1.5], ["square", 784.0, 784.0, 0.45, 0.75, 0.5, 2.0],
		["sine", 523.0, 523.0, 0.45, 0.75, 0.8, 2.0], ["sine", 1047.0, 1047.0, 0.45, 0.75, 0.5, 2.0],
	],
	&"sad": [["sine", 392.0, 392.0, 0.0, 0.25, 0.9, 2.0], ["sine", 349.0, 349.0, 0.22, 0.25, 0.9, 2.0], ["sine", 294.0, 277.0, 0.44, 0.7, 1.0, 2.0]],
}

static var _streams: Dictionary[StringName, AudioStreamWAV] = {}


static func stream(sound: StringName) -> AudioStreamWAV:
	if not _streams.has(sound):
		_streams[sound] = _recorded(samples(sound))
	return _streams[sound]


## The samples of a sound, -1 to 1.
static func samples(sound: StringName) -> PackedFloat32Array:
	var layers: Array = LAYERS[sound]
	var length := 0.0
	for layer: Array in layers:
		length = maxf(length, layer[3] + layer[4])
	var mixed := PackedFloat32Array()
	mixed.resize(ceili(length * RATE))
	for layer: Array in layers:
		_add(mixed, layer)
	return _leveled(mixed)


static func _add(mixed: PackedFloat32Array, layer: Array) -> void:
	var wave: String = layer[0]
	var first := floori(layer[3] * RATE)
	var count := mini(ceili(layer[4] * RATE), mixed.size() - first)
	var from: float = layer[1]
	var to: float = layer[2]
	var decay: float = layer[6]
	var random := RandomNumberGenerator.new()
	random.seed = first + count
	var phase := 0.0
	var low := 0.0
	var lower := 0.0
	for index in count:
		var share := float(index) / count
		var frequency := lerpf(from, to, share)
		var value := 0.0
		if wave == "noise":
			# White noise through a band around the frequency.
			var through := clampf(TAU * frequency / RATE, 0.0, 0.9)
			low += through * (2.0 * random.randf() - 1.0 - low)
			lower += through * 0.3 * (low - lower)
			value = 2.0 * (low - lower)
		else:
			phase = fposmod(phase + frequency / RATE, 1.0)
			value = sin(TAU * phase)
			if wave == "square":
				value = clampf(value * 4.0, -1.0, 1.0)
			elif wave == "saw":
				value = 2.0 * phase - 1.0
		var fade := exp(-decay * share) * minf(share * layer[4] / SOFT_START, 1.0) * minf((1.0 - share) * layer[4] / SOFT_END, 1.0)
		mixed[first + index] += value * fade * float(layer[5])


## Normalizes the peak of a sound, and removes its DC offset.
static func _leveled(mixed: PackedFloat32Array) -> PackedFloat32Array:
	var mean := 0.0
	for value in mixed:
		mean += value / mixed.size()
	var loudest := 1e-6
	for value in mixed:
		loudest = maxf(loudest, absf(value - mean))
	# The mean is removed with a window, so that the ends stay silent.
	for index in mixed.size():
		var hump := 2.0 * mean * sin(PI * index / mixed.size()) ** 2
		mixed[index] = (mixed[index] - hump) * PEAK / loudest
	return mixed


static func _recorded(values: PackedFloat32Array) -> AudioStreamWAV:
	var bytes := PackedByteArray()
	bytes.resize(values.size() * 2)
	for index in values.size():
		bytes.encode_s16(index * 2, roundi(clampf(values[index], -1.0, 1.0) * 32767.0))
	var wav := AudioStreamWAV.new()
	wav.format = AudioStreamWAV.FORMAT_16_BITS
	wav.mix_rate = RATE
	wav.data = bytes
	return wav

extends RuleCase


func test_worked_examples() -> void:
	for example: Dictionary in examples("random"):
		var random := SplitMix64.new(int(example["seed"]))
		for bits: String in example.get("next", []):
			same(String.num_uint64(random.next(), 16, true).lpad(16, "0"), bits, example["name"])
		for unit: float in example.get("units", []):
			near(random.unit(), unit, example["name"], 5e-10)
		if example.has("items"):
			var items: Array = example["items"]
			random.shuffle(items)
			same(items, example["shuffled"], example["name"])


func test_units_stay_below_one_and_their_mean_is_a_half() -> void:
	var random := SplitMix64.new(7)
	var sum := 0.0
	for index: int in 2000:
		var unit := random.unit()
		check(unit >= 0 and unit < 1, "%s is out of range" % unit)
		sum += unit
	near(sum / 2000, 0.5, "the mean", 0.03)


## The remainder is that of an unsigned integer: a negative one would be an index from the end.
func test_remainders_are_unsigned() -> void:
	var random := SplitMix64.new(0)
	same(random.below(1000), 535, "E220A8397B1DCDAF modulo 1000")
	for index: int in 200:
		check(random.below(3) in [0, 1, 2], "out of range")


func test_the_state_survives_json() -> void:
	for seed_value: int in [0, 1, -1, 1 << 62]:
		var random := SplitMix64.new(seed_value)
		random.next()
		var other := SplitMix64.new()
		check(other.restore(JSON.parse_string(JSON.stringify(random.snapshot()))), "not restored")
		same(other.next(), random.next(), "the next value with seed %d" % seed_value)

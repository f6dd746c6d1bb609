extends RuleCase
## Recorded inputs lead to the snapshots that they led to when they were recorded, on every machine.


func test_recorded_inputs_lead_to_the_recorded_snapshots() -> void:
	for kind in Golden.KINDS:
		var golden := Golden.read(kind)
		var played := Golden.play(kind, golden["intents"])
		var hashes: Array = golden["hashes"]
		same(hashes.size(), played["hashes"].size(), "checks of %s" % kind)
		for check: int in mini(hashes.size(), played["hashes"].size()):
			if hashes[check] != played["hashes"][check]:
				fail("%s differs since second %d" % [kind, check])
				break
		same(played["events"], golden["events"], "events of %s" % kind)
		same(played["last"] == golden["last"], true, "the last snapshot of %s" % kind)


func test_a_golden_has_something_to_compare() -> void:
	for kind in Golden.KINDS:
		var golden := Golden.read(kind)
		var hashes: Array = golden["hashes"]
		var different := {}
		for hash: String in hashes:
			different[hash] = true
		check(different.size() > 20 and int(golden["events"]) > 20, "%s: %d snapshots differ, %d events" % [kind, different.size(), golden["events"]])

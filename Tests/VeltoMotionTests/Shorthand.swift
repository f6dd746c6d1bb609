import VeltoMotion

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(left - right) <= tolerance * max(1, abs(right))
}

/// An input at a rate, with some members filled in.
func input(_ rate: RateMode, _ fill: (inout GameInput) -> Void = { _ in }) -> GameInput {
    var input = GameInput()
    input.rateMode = rate
    fill(&input)
    return input
}

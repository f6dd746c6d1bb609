/// Three numbers along the axes of a board.
typealias Vector = SIMD3<Double>

/// The attitude of a board: roll, pitch and heading, in degrees.
///
/// The board's x axis points to the right, y away from the wearer, and z out of the face. Roll turns about y (positive:
/// right side down), pitch about x (positive: far side up), and heading about z (positive: to the left). All are 0 when
/// the board lies flat and face up.
struct BoardAttitude {
    private let roll: Angle
    private let pitch: Angle
    private let heading: Angle
    private let axes: MotionAxes

    /// Creates an attitude from the axes of a script.
    ///
    /// The first axis moves a paddle.
    init(_ axes: MotionAxes) {
        self.axes = axes
        roll = Angle(degrees: axes.x)
        pitch = Angle(degrees: axes.y)
        heading = Angle(degrees: axes.z)
    }

    /// Converts a vector of the world (z up) to the axes of the board.
    func measured(_ vector: MotionAxes) -> MotionAxes {
        let (x, y) = (
            vector.x * heading.cosine + vector.y * heading.sine, vector.y * heading.cosine - vector.x * heading.sine
        )
        let (leveled, lifted) = (y * pitch.cosine + vector.z * pitch.sine, vector.z * pitch.cosine - y * pitch.sine)
        return MotionAxes(
            x: x * roll.cosine - lifted * roll.sine, y: leveled, z: x * roll.sine + lifted * roll.cosine)
    }

    /// The rotation from the board to the world: w, x, y, z.
    var quaternion: [Float] {
        let (roll, pitch, heading) = (
            Angle(degrees: axes.x / 2), Angle(degrees: axes.y / 2), Angle(degrees: axes.z / 2)
        )
        let (w, x) = (heading.cosine * pitch.cosine, heading.cosine * pitch.sine)
        let (y, z) = (heading.sine * pitch.sine, heading.sine * pitch.cosine)
        return [
            w * roll.cosine - y * roll.sine, x * roll.cosine - z * roll.sine, w * roll.sine + y * roll.cosine,
            x * roll.sine + z * roll.cosine,
        ].map { Float($0) }
    }

    /// The acceleration that an accelerometer measures at rest, in g.
    var gravity: MotionAxes {
        MotionAxes(x: -roll.sine * pitch.cosine, y: pitch.sine, z: roll.cosine * pitch.cosine)
    }

    /// Converts the rates of roll, pitch and heading to rotation rates about the board's own axes.
    func rotation(_ rates: MotionAxes) -> MotionAxes {
        let lifted = rates.z * pitch.cosine
        return MotionAxes(
            x: rates.y * roll.cosine - lifted * roll.sine, y: rates.x + rates.z * pitch.sine,
            z: rates.y * roll.sine + lifted * roll.cosine)
    }
}

/// An angle with its sine and cosine; the arithmetic gives the same bits on every machine.
struct Angle {
    let sine: Double
    let cosine: Double

    init(degrees: Double) {
        let turn = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
        let quarter = (turn / 90).rounded()
        let rest = (turn - quarter * 90) * (Double.pi / 180)
        let (sine, cosine) = (Self.sine(rest), Self.cosine(rest))
        switch (Int(quarter) % 4 + 4) % 4 {
        case 0: (self.sine, self.cosine) = (sine, cosine)
        case 1: (self.sine, self.cosine) = (cosine, -sine)
        case 2: (self.sine, self.cosine) = (-sine, -cosine)
        default: (self.sine, self.cosine) = (-cosine, sine)
        }
    }

    /// Computes a Taylor series for angles of at most 1/8 turn, exact to 1e-13.
    private static func sine(_ angle: Double) -> Double {
        angle * series(angle * angle, sineCoefficients)
    }

    private static func cosine(_ angle: Double) -> Double {
        series(angle * angle, cosineCoefficients)
    }

    /// The coefficients, highest power first.
    private static let sineCoefficients: [Double] = [
        1 / 6_227_020_800, -1 / 39_916_800, 1 / 362_880, -1 / 5040, 1 / 120, -1 / 6, 1,
    ]
    private static let cosineCoefficients: [Double] = [
        1 / 479_001_600, -1 / 3_628_800, 1 / 40_320, -1 / 720, 1 / 24, -1 / 2, 1,
    ]

    private static func series(_ x: Double, _ coefficients: [Double]) -> Double {
        coefficients.reduce(0) { $0 * x + $1 }
    }
}

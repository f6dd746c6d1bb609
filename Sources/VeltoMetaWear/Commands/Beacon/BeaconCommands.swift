internal import VeltoCore

/// Sets the beacon.
struct WriteBeacon: BoardCommand {
    let beacon: Beacon

    var module: BoardModule? { .beacon }

    func check() throws(VeltoError) { try beacon.check() }

    func steps(on board: inout BoardPlan) -> [BoardStep] { BoardStep.write(beacon.packets, "set the beacon") }

    func finish(_ answers: [[UInt8]], on board: inout BoardPlan) -> [BoardStep] {
        board.beacon = beacon
        return []
    }
}

/// Reads back the beacon's settings.
struct ReadBeacon: BoardCommand {
    var module: BoardModule? { .beacon }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        zip(Beacon.registers, Beacon.sizes).map { .read($0, "the beacon", $1) }
    }

    func finish(_ answers: [[UInt8]], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var values: [[UInt8]] = []
        for (answer, size) in zip(answers, Beacon.sizes) {
            values.append(Array(try value(in: answer, "the beacon", size).prefix(size)))
        }
        do {
            board.beacon = try Beacon(values)
        } catch {
            throw .shortAnswer("the beacon", Array(values.joined()))
        }
        return []
    }
}

internal import VeltoCore

/// Sets the beacon.
struct WriteBeacon: BoardCommand {
    let beacon: Beacon

    var module: BoardModule? { .beacon }

    func check() throws(VeltoError) { try beacon.check() }

    func steps(on board: inout BoardPlan) -> [BoardStep] { BoardStep.write(beacon.packets, "set the beacon") }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        let isOn = beacon.isOn ?? board.beacon?.isOn
        board.beacon = beacon
        board.beacon?.isOn = isOn
        return []
    }
}

/// Reads the beacon's settings.
struct ReadBeacon: BoardCommand {
    var module: BoardModule? { .beacon }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        zip(Beacon.registers, Beacon.sizes).map { .read($0, "the beacon", $1) }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let values = try answers.joinedValues("the beacon", Beacon.sizes)
        var reader = values.reader()
        do throws(ByteError) {
            board.beacon = try Beacon(&reader, isOn: board.beacon?.isOn)
        } catch {
            throw .shortAnswer("the beacon", values)
        }
        return []
    }
}

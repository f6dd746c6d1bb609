internal import VeltoCore
internal import VeltoWearable

/// The parts that a board numbers, and their creation.
extension BoardPlan {
    /// The firmware of the processors.
    var processorFirmware: ProcessorFirmware {
        ProcessorFirmware(revision: modules[.processor]?.revision ?? 0, version: firmwareVersion)
    }

    /// Plans the creation of a part by packets, the last of which is replied to with its number.
    ///
    /// A live board is asked; a board as it will be when a sequence runs gives the numbers that follow from the order.
    mutating func create(
        _ part: PartID, _ contents: ProgramItem.Contents, _ packets: [BoardPacket], _ register: BoardRegister,
        _ purpose: String
    ) throws(VeltoError) -> [BoardStep] {
        var next = program
        try next.add(contents, as: part, processorFirmware)
        guard isLive else {
            guard planned.add(.init(id: part, module: contents.module, count: contents.slotCount)) != nil else {
                throw VeltoError(.unsupported, "\(contents.name) cannot be part of a sequence: create it from the host")
            }
            program = next
            return packets.map { .write(BoardStep.Write(packet: $0, purpose: purpose)) }
        }
        return try ask(packets, register, purpose)
    }

    /// Writes packets, and awaits one reply.
    ///
    /// The entry of an event and its parameters go back to back: some firmware replies to the first, some to the second.
    func ask(_ packets: [BoardPacket], _ register: BoardRegister, _ purpose: String) throws(VeltoError) -> [BoardStep] {
        var steps: [BoardStep] = []
        for (index, packet) in packets.enumerated() {
            let bytes = try packet.resolved(by: slots)
            steps.append(
                index < packets.count - 1
                    ? .write(bytes, purpose)
                    : .ask(BoardStep.Question(reply: .created(register), packet: bytes, name: purpose)))
        }
        return steps
    }

    /// Takes the numbers that the board has given to a part; throws if it had none left, or gave those of another part.
    mutating func created(
        _ part: PartID, _ contents: ProgramItem.Contents, _ answers: [ReceivedBytes]
    ) throws(VeltoError) {
        var numbers: [UInt8] = []
        for answer in answers {
            var value = answer.reader(at: BoardPacket.headerSize)
            guard let number = value.next(UInt8.self) else {
                throw VeltoError(
                    .noSlot, "the board has no free slot for \(contents.name): other programs use them")
            }
            guard !numbers.contains(number), !program.isTaken(number, of: contents.module) else {
                throw VeltoError(
                    .protocol, "the board gave the number \(number) to \(contents.name), which another part has")
            }
            numbers.append(number)
        }
        guard numbers.count == contents.slotCount else {
            throw VeltoError(.cancelled, "\(contents.name) was not created")
        }
        try program.add(contents, as: part, processorFirmware)
        program.created(part, numbers)
        slots[part] = numbers.first
    }
}

internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    /// Reads what the board says of itself; what it does not say is nil.
    func readDetails(_ handles: BoardHandles) async -> DeviceDetails {
        var details = DeviceDetails()
        let texts: [(uuid: BluetoothUUID, member: WritableKeyPath<DeviceDetails, String?>)] = [
            (MetaWearProfile.firmware, \.firmware), (MetaWearProfile.model, \.model),
            (MetaWearProfile.hardware, \.hardware), (MetaWearProfile.manufacturer, \.manufacturer),
            (MetaWearProfile.serial, \.serial),
        ]
        for text in texts {
            guard let handle = handles[text.uuid] else { continue }
            guard let bytes = try? await talk.read(handle) else { continue }
            let value = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            details[keyPath: text.member] = value
        }
        return details
    }

    /// Asks for all modules at once, and once more for those that did not answer.
    func discover() async -> [BoardModule: ModuleInfo] {
        var found: [BoardModule: ModuleInfo] = [:]
        var missing = BoardModule.discovered
        for _ in 0..<2 {
            let waits = missing.map { module in
                let register = BoardRegister.information(of: module)
                return (module, talk.ask(register, register.request()))
            }
            missing = []
            for (module, wait) in waits {
                do throws(VeltoError) {
                    found[module] = ModuleInfo(answer: try await wait.value())
                } catch {
                    missing.append(module)
                }
            }
            if missing.isEmpty { break }
        }
        let silent = missing
        if !silent.isEmpty {
            talk.act {
                $0.log(.warning, "the board did not answer about \(silent.map(\.description).joined(separator: ", "))")
            }
        }
        return found
    }

    /// Ends the notifications that someone else has left: a board keeps them until it is reset.
    func endForeignStreams() async throws(VeltoError) {
        try await talk.write(notifyingRegisters.map { $0.notifications(false) })
    }

    /// All registers that notify, each once.
    var notifyingRegisters: [BoardRegister] {
        let streamed = signals.filter { $0.abilities.contains(.streamable) }
        let registers = streamed.flatMap { [$0.register, $0.packed].compactMap { $0 } } + detectorRegisters
        var seen: Set<BoardRegister> = []
        return registers.filter { seen.insert($0).inserted }
    }

    /// Requests the battery, which is what changes of the details; a board without one has nothing to answer.
    func requestBattery() -> Wait {
        guard let battery = signals.first(where: { $0.identifier == "battery" }) else { return Wait(answered: []) }
        return talk.ask(battery.register, battery.request)
    }

    /// Takes the answer.
    func takeBattery(_ answer: [UInt8]) -> [UInt8] {
        if answer.count > BoardPacket.headerSize { details.battery = min(answer[BoardPacket.headerSize], 100) }
        let details = details
        talk.act { $0.tell(.detailsRead(details)) }
        return []
    }
}

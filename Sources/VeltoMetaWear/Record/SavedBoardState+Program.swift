internal import VeltoCore
internal import VeltoWearable

/// The member of `veltokit` about the program.
extension SavedBoardState {
    private static let programMember = "program"

    /// The saved parts; empty for an unreadable member.
    var program: [SavedPart] { members[Self.programMember].flatMap { try? [SavedPart](json: $0) } ?? [] }

    /// The firmware of the processors.
    private var firmware: ProcessorFirmware {
        ProcessorFirmware(revision: modules[.processor]?.revision ?? 0, version: details.firmware ?? "")
    }

    /// Stores the program; false if there is no room.
    @discardableResult
    mutating func keep(_ program: BoardProgram) -> Bool {
        var program = program
        program.firmware = firmware
        return setMember(Self.programMember, program.savedParts.json)
    }

    /// Restores the stored parts of a program without parts.
    func restore(_ program: inout BoardProgram) {
        let parts = self.program
        guard program.items.isEmpty, !parts.isEmpty else { return }
        let modules = presentModules
        program.firmware = firmware
        program.take(parts, BoardSignals.available(modules)) { signal in
            signal.sensor?.chip(in: modules)?.standardSetting.scale != nil
        }
    }
}

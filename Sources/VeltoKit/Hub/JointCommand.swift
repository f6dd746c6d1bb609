internal import VeltoCore

/// A command on several devices: all of them or none.
///
/// If one fails, the others undo the command.
///
/// It only collects the devices' answers.
final class JointCommand {
    private let names: [String]
    /// Undoes the command on the device with that index.
    private let undo: (_ index: Int, _ ended: @escaping (Result<[UInt8], VeltoError>) -> Void) -> Void
    private let ended: (Result<Void, VeltoError>) -> Void
    /// The errors of the command and of its undoing, by device index.
    private var failures: [Int: VeltoError] = [:]
    private var remains: [Int: VeltoError] = [:]
    private var done: [Int] = []
    private var open: Int
    /// Whether the operation has been abandoned.
    ///
    /// The command is then undone.
    var isAbandoned: () -> Bool = { false }

    init(
        _ names: [String], undo: @escaping (Int, @escaping (Result<[UInt8], VeltoError>) -> Void) -> Void,
        ended: @escaping (Result<Void, VeltoError>) -> Void
    ) {
        self.names = names
        self.undo = undo
        self.ended = ended
        open = names.count
    }

    /// Handles the answer of a device.
    func answered(_ index: Int, _ result: Result<[UInt8], VeltoError>) {
        switch result {
        case .success: done.append(index)
        case .failure(let error): failures[index] = error
        }
        open -= 1
        guard open == 0 else { return }
        guard !failures.isEmpty || isAbandoned() else { return ended(.success(())) }
        guard !done.isEmpty else { return end() }
        open = done.count
        for index in done {
            undo(index) { [self] result in
                if case .failure(let error) = result { remains[index] = error }
                open -= 1
                if open == 0 { end() }
            }
        }
    }

    private func end() {
        guard let first = failures.min(by: { $0.key < $1.key })?.value else {
            return ended(.failure(VeltoError(.cancelled, "the operation was cancelled")))
        }
        var text = "\(failures.count) of \(names.count) devices failed: \(list(failures))"
        if !remains.isEmpty {
            text += "; of the others, these could not be set back: \(list(remains))"
        } else if !done.isEmpty {
            text += "; the others were set back"
        }
        ended(.failure(VeltoError(first.code, text)))
    }

    private func list(_ errors: [Int: VeltoError]) -> String {
        errors.sorted { $0.key < $1.key }.map { "\(names[$0.key]) (\($0.value.message))" }.joined(separator: ", ")
    }
}

internal import VeltoCore
internal import VeltoMotion

/// The sampler of a device's polled input for a session, with a maximum rate.
///
/// The game's thread only copies some numbers into preallocated memory.
final class InputSampler: Sendable {
    /// The input of a poll.
    struct Sample: Sendable {
        let time: Timestamp
        /// A number for each of `columns`.
        let values: SIMD16<Float>

        fileprivate init(_ input: GameInput, at time: Timestamp) {
            self.time = time
            let position = SIMD4(input.positionX, input.positionY, input.relativeX, input.relativeY)
            let other = SIMD4(input.direction, input.velocity, input.throwPower, Double(input.buttonsDown))
            let motion = SIMD8<Float>(SIMD8(lowHalf: position, highHalf: other))
            let isReceiving: Float = input.flags.contains(.receiving) ? 1 : 0
            let rest = SIMD8(lowHalf: input.orientation, highHalf: SIMD4(isReceiving, 0, 0, 0))
            values = SIMD16(lowHalf: motion, highHalf: rest)
        }
    }

    private struct State {
        var samples: [Sample] = []
        var lost: UInt64 = 0
        var due = Timestamp.zero
    }

    /// The names of the numbers.
    ///
    /// Buttons are bits, and the orientation is a quaternion.
    static let columns = [
        "position_x", "position_y", "relative_x", "relative_y", "direction", "velocity", "throw_power", "buttons", "w",
        "x", "y", "z", "receiving",
    ]
    /// The maximum number of waiting samples: four seconds at the highest rate.
    private static let capacity = 4096

    /// The maximum rate (Hz).
    let rate: Double
    private let state = Guarded(State())

    init(rate: Double) {
        self.rate = rate
        state.withLock { $0.samples.reserveCapacity(Self.capacity) }
    }

    /// Takes the input of a poll, unless the previous sample is too recent.
    func take(_ input: GameInput, at time: Timestamp) {
        state.withLock { state in
            // Polls at that rate are occasionally a little early.
            guard time.advanced(bySeconds: 0.1 / rate) >= state.due else { return }
            let next = state.due.advanced(bySeconds: 1 / rate)
            state.due = next > time ? next : time.advanced(bySeconds: 1 / rate)
            guard state.samples.count < Self.capacity else {
                state.lost += 1
                return
            }
            state.samples.append(Sample(input, at: time))
        }
    }

    /// Whether samples wait.
    var isWaiting: Bool { state.withLock { !$0.samples.isEmpty } }

    /// Returns the waiting samples, and the number of samples dropped for lack of room.
    func takeAll() -> (samples: [Sample], lost: UInt64) {
        state.withLock { state in
            defer {
                state.samples.removeAll(keepingCapacity: true)
                state.lost = 0
            }
            return (Array(state.samples[...]), state.lost)
        }
    }
}

extension InputChannel {
    /// Starts sampling polls.
    func add(_ sampler: InputSampler) {
        change { $0.samplers.append(sampler) }
    }

    /// Stops sampling polls.
    func remove(_ sampler: InputSampler) {
        change { poller in poller.samplers.removeAll { $0 === sampler } }
    }
}

public import VeltoCore
public import VeltoWearable

/// A chain of processors for a common purpose.
public enum ProcessorRecipe: Hashable, Sendable {
    /// Emits 0 at every n-th sample, 1 to 65,535: a counter, its remainder, and a comparison.
    case everyNth(UInt16)
    /// Emits one sample per period (seconds).
    case throttle(period: Double)
    /// Emits the mean change of a signal over a window (1 to 255 samples) while it is above a value in the native unit.
    ///
    /// For a vector, its length counts.
    case activityGate(above: Double, window: UInt8)

    /// Returns the definitions of the chain for a source with that number of channels.
    func definitions(channelCount: Int) -> [ProcessorDefinition] {
        switch self {
        case .everyNth(let number):
            var (count, rest, comparison) = (
                ProcessorDefinition(.count), ProcessorDefinition(.math), ProcessorDefinition(.comparison)
            )
            count.outputSize = 4
            (rest.function, rest.value) = (.modulus, Double(number))
            (comparison.function, comparison.references) = (.equal, [0])
            return [count, rest, comparison]
        case .throttle(let period):
            var time = ProcessorDefinition(.time)
            time.period = period
            return [time]
        case .activityGate(let value, let window):
            var (changes, size) = (ProcessorDefinition(.highPass), ProcessorDefinition(.math))
            var (mean, gate) = (ProcessorDefinition(.lowPass), ProcessorDefinition(.comparison))
            (changes.count, mean.count) = (Int(window), Int(window))
            size.function = .absolute
            (gate.function, gate.references) = (.greater, [value])
            return (channelCount > 1 ? [ProcessorDefinition(.rss)] : []) + [changes, size, mean, gate]
        }
    }
}

extension MetaWearDevice {
    /// Creates the processors of a recipe; the output of the last one is the result.
    ///
    /// The operation is that of the last processor. If it fails, the earlier ones may be on the board: remove the first
    /// with all its dependents. Throws `noSlot`, before any write, if the board has too few processors left, and
    /// `invalidArgument` for more processors than `limit`.
    public func beginCreateRecipe(
        _ recipe: ProcessorRecipe, of source: String, channel: Int? = nil, limit: Int = .max
    ) throws(VeltoError) -> (processors: [BoardProcessor<Device>], operation: Device.Operation) {
        let channels = channel == nil ? device.description(ofSignal: source)?.channels.count ?? 1 : 1
        let definitions = recipe.definitions(channelCount: channels)
        guard let first = definitions.first else { throw .invalidArgument("recipe", "has no processors") }
        guard definitions.count <= limit else {
            throw .invalidArgument(
                "capacity", "is \(limit): the recipe creates \(definitions.count) processors, which all need room")
        }
        let free = try estimateProcessor(first, of: source, channel: channel).freeSlotCount + 1
        guard free >= definitions.count else {
            throw VeltoError(
                .noSlot, "the recipe takes \(definitions.count) processors, and \(free) are free",
                remedy: "remove others")
        }
        var made: [BoardProcessor<Device>] = []
        do throws(VeltoError) {
            var (processor, operation) = try beginCreateProcessor(first, of: source, channel: channel)
            made.append(processor)
            for definition in definitions.dropFirst() {
                (processor, operation) = try beginCreateProcessor(definition, of: processor.output)
                made.append(processor)
            }
            return (made, operation)
        } catch {
            _ = try? made.first?.beginRemove(cascade: true)
            throw error
        }
    }
}

internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// MetaWear boards: data processors.
enum MetaWearProcessorCalls {
    static func mwCreateProcessor(
        _ target: BoardTarget, _ source: Signal, _ def: velto_mw_processor_def
    ) throws(VeltoError) -> (processor: velto_processor, op: velto_op) {
        let definition = try def.definition
        guard definition.kind != .fuser else {
            throw .invalidArgument("def.type", "is FUSER, which velto_mw_create_fuser creates")
        }
        return try make(target, source, definition, [])
    }

    static func mwCreateFuser(
        _ target: BoardTarget, _ source: Signal, _ buffers: [velto_processor]
    ) throws(VeltoError) -> (processor: velto_processor, op: velto_op) {
        var inputs: [BoardProcessor<Device>] = []
        for buffer in buffers {
            let input = try resolve(ObjectHandle(buffer), as: ProcessorTarget.self)
            guard input.device === target.device else {
                throw .invalidArgument("buffers", "has a processor of another device")
            }
            inputs.append(input.processor)
        }
        return try make(target, source, ProcessorDefinition(.fuser), inputs)
    }

    /// Creates a processor on a board, or adds its creation to a sequence.
    private static func make(
        _ target: BoardTarget, _ source: Signal, _ definition: ProcessorDefinition, _ inputs: [BoardProcessor<Device>]
    ) throws(VeltoError) -> (processor: velto_processor, op: velto_op) {
        guard let kept = try target.kept else { return try create(target.device, source, definition, inputs) }
        return try plan(kept.device, source, definition, inputs, kept.sequence)
    }

    private static func plan(
        _ device: Device, _ source: Signal, _ definition: ProcessorDefinition, _ inputs: [BoardProcessor<Device>],
        _ sequence: CommandSequence
    ) throws(VeltoError) -> (processor: velto_processor, op: velto_op) {
        try check(source, of: device)
        do throws(VeltoError) {
            let processor = try MetaWearCalls.board(device).planProcessor(
                definition, of: source.whole.key, channel: source.channel, inputs: inputs, into: sequence)
            return (velto_processor(processor.part.handle), velto_op())
        } catch {
            throw error.namingMembers
        }
    }

    private static func create(
        _ device: Device, _ source: Signal, _ definition: ProcessorDefinition, _ inputs: [BoardProcessor<Device>]
    ) throws(VeltoError) -> (processor: velto_processor, op: velto_op) {
        try check(source, of: device)
        do throws(VeltoError) {
            let (processor, operation) = try MetaWearCalls.board(device).beginCreateProcessor(
                definition, of: source.whole.key, channel: source.channel, inputs: inputs)
            return (velto_processor(processor.part.handle), velto_op(operation.handle))
        } catch {
            throw error.namingMembers
        }
    }

    /// Throws unless the device is a READY board that owns the signal.
    private static func check(_ source: Signal, of device: Device) throws(VeltoError) {
        _ = try MetaWearCalls.status(of: device)
        guard source.device === device else { throw .invalidArgument("source", "belongs to another device") }
    }

    static func processorGetInfo(
        _ processor: ProcessorTarget, _ info: inout velto_processor_info
    ) throws(VeltoError) {
        info.take(try processor.processor.info, of: processor.device)
    }

    static func processorGetOutput(_ processor: ProcessorTarget) throws(VeltoError) -> velto_signal {
        velto_signal(try processor.device.signal(processor.processor.output).handle)
    }

    static func processorGetState(_ processor: ProcessorTarget) throws(VeltoError) -> velto_signal {
        guard let state = try processor.processor.state else {
            throw VeltoError(.notFound, "a processor of the type \(try processor.processor.info.kind) has no state")
        }
        return velto_signal(try processor.device.signal(state).handle)
    }

    /// Changes the configuration.
    static func processorWriteConfig(
        _ processor: ProcessorTarget, _ def: velto_mw_processor_def, _ into: BoardTarget?
    ) throws(VeltoError) -> velto_op {
        let target = try BoardTarget.target(into, of: processor.device)
        do throws(VeltoError) {
            return try target.perform(processor.processor.configure(def.definition))
        } catch {
            throw error.namingMembers
        }
    }

    static func processorWriteState(
        _ processor: ProcessorTarget, _ value: Double, _ into: BoardTarget?
    ) throws(VeltoError) -> velto_op {
        try BoardTarget.target(into, of: processor.device).perform(processor.processor.setState(value))
    }

    /// Empties the window.
    static func processorReset(
        _ processor: ProcessorTarget, _ into: BoardTarget?
    ) throws(VeltoError) -> velto_op {
        try BoardTarget.target(into, of: processor.device).perform(processor.processor.emptied())
    }

    static func processorRemove(
        _ processor: ProcessorTarget, _ flags: velto_remove_flag
    ) throws(VeltoError) -> velto_op {
        velto_op(try processor.processor.beginRemove(cascade: flags & VELTO_REMOVE_CASCADE != 0).handle)
    }

    static func mwListProcessors(_ device: Device) throws(VeltoError) -> [velto_processor] {
        try MetaWearCalls.board(device).processors.map { velto_processor($0.part.handle) }
    }

    static func mwCreateRecipe(
        _ device: Device, _ source: Signal, _ def: velto_mw_recipe_def, capacity: Int
    ) throws(VeltoError) -> (processors: [velto_processor], op: velto_op) {
        try check(source, of: device)
        let recipe = try def.processorRecipe
        do throws(VeltoError) {
            let (processors, operation) = try MetaWearCalls.board(device).beginCreateRecipe(
                recipe, of: source.whole.key, channel: source.channel, limit: capacity)
            return (processors.map { velto_processor($0.part.handle) }, velto_op(operation.handle))
        } catch {
            throw error.namingMembers
        }
    }

    /// Estimates the resources of a processor.
    static func mwEstimateProcessor(
        _ device: Device, _ source: Signal, _ def: velto_mw_processor_def,
        _ estimate: inout velto_mw_processor_estimate
    ) throws(VeltoError) {
        try check(source, of: device)
        do throws(VeltoError) {
            estimate.take(
                try MetaWearCalls.board(device).estimateProcessor(
                    def.definition, of: source.whole.key, channel: source.channel))
        } catch {
            throw error.namingMembers
        }
    }
}

/// A processor of a board, identified by its handle in C.
struct ProcessorTarget {
    let device: Device
    let processor: BoardProcessor<Device>
}

/// Returns the live processor of a handle.
func resolve(_ handle: ObjectHandle, as type: ProcessorTarget.Type) throws(VeltoError) -> ProcessorTarget {
    let part = try HandleTable.shared.resolvePart(handle, .processor)
    return ProcessorTarget(device: part.device, processor: BoardProcessor(part.id, of: part.device))
}

// MARK: - Values

extension velto_mw_processor_def {
    /// The types that use each member; for other types the member must be 0.
    private static let members: [(name: String, isGiven: @Sendable (Self) -> Bool, kinds: Set<ProcessorKind>)] = [
        ("mode", { $0.mode != 0 }, [.passthrough, .comparison, .time, .pulse, .delta, .threshold, .accounter]),
        ("function", { $0.function != 0 }, [.comparison, .math]),
        ("count", { $0.count != 0 }, [.passthrough, .lowPass, .highPass, .delay, .packer]),
        ("width", { $0.width != 0 }, [.pulse]), ("output_size", { $0.output_size != 0 }, [.accumulate, .count, .math]),
        ("reference_count", { $0.reference_count != 0 }, [.comparison]),
        ("value", { $0.value != 0 }, [.math, .pulse, .delta, .threshold]),
        ("hysteresis", { $0.hysteresis != 0 }, [.threshold]), ("period", { $0.period != 0 }, [.time]),
    ]

    private static let modes: [ProcessorMode] = [
        .all, .conditional, .count, .absolute, .differential, .reference, .zone, .binary, .width, .area, .peak,
        .detection, .time,
    ]

    private static let functions: [ProcessorFunction] = [
        .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .multiply, .divide, .modulus,
        .exponent, .squareRoot, .leftShift, .rightShift, .subtract, .absolute, .constant,
    ]

    /// The definition; throws for members that its type does not use.
    fileprivate var definition: ProcessorDefinition {
        get throws(VeltoError) {
            let kind = ProcessorKind(rawValue: type) ?? .passthrough
            for member in Self.members where member.isGiven(self) && !member.kinds.contains(kind) {
                throw .invalidArgument("def.\(member.name)", "is nothing that this type of processor has")
            }
            var definition = ProcessorDefinition(kind)
            if mode != 0 { definition.mode = Self.modes[Int(mode) - 1] }
            if function != 0 { definition.function = Self.functions[Int(function) - 1] }
            (definition.count, definition.width) = (Int(count), Int(width))
            (definition.outputSize, definition.value) = (Int(output_size), value)
            (definition.hysteresis, definition.period) = (hysteresis, period)
            let all = unsafe withUnsafeBytes(of: references) { unsafe Array($0.bindMemory(to: Double.self)) }
            guard all.dropFirst(Int(reference_count)).allSatisfy({ $0 == 0 }) else {
                throw .invalidArgument("def.references", "has numbers behind those that def.reference_count counts")
            }
            definition.references = Array(all.prefix(Int(reference_count)))
            return definition
        }
    }
}

extension velto_mw_recipe_def {
    /// The recipe; throws for members that the recipe does not use.
    fileprivate var processorRecipe: ProcessorRecipe {
        get throws(VeltoError) {
            let rows: [(name: String, isGiven: Bool, isUsed: Bool)] = [
                ("count", count != 0, recipe != VELTO_MW_RECIPE_THROTTLE),
                ("period", period != 0, recipe == VELTO_MW_RECIPE_THROTTLE),
                ("value", value != 0, recipe == VELTO_MW_RECIPE_ACTIVITY_GATE),
            ]
            for row in rows where row.isGiven && !row.isUsed {
                throw .invalidArgument("def.\(row.name)", "is nothing that this recipe has")
            }
            switch recipe {
            case VELTO_MW_RECIPE_THROTTLE: return .throttle(period: period)
            case VELTO_MW_RECIPE_ACTIVITY_GATE:
                try checkInteger(count, "def.count", 1, 255)
                return .activityGate(above: value, window: UInt8(clamping: count))
            default:
                try checkInteger(count, "def.count", 1, 65_535)
                return .everyNth(UInt16(clamping: count))
            }
        }
    }
}

extension VeltoError {
    /// The error with the C names of members.
    fileprivate var namingMembers: VeltoError {
        naming("outputSize", "def.output_size").naming("count", "def.count").naming("value", "def.value")
            .naming("references.count", "def.reference_count").naming("period", "def.period")
            .naming("hysteresis", "def.hysteresis").naming("width", "def.width").naming("mode", "def.mode")
            .naming("function", "def.function").naming("inputs.count", "buffers").naming("inputs", "buffers")
            .naming("definition.kind", "def.type")
    }
}

extension velto_processor_info {
    /// Sets the members from the information about a processor.
    fileprivate mutating func take(_ info: ProcessorInfo, of device: Device) {
        flags =
            (info.number != nil ? VELTO_PROCESSOR_CREATED : 0) | (info.hasState ? VELTO_PROCESSOR_STATEFUL : 0)
            | (info.isRecovered ? VELTO_PROCESSOR_RECOVERED : 0)
        self.device = velto_device(device.handle)
        type = info.kind.rawValue
        slot = info.number.map { Int32($0) } ?? -1
        (held_size, output_size) = (UInt32(clamping: info.heldSize), UInt32(clamping: info.outputSize))
        rate = info.rate ?? -1
    }
}

extension velto_mw_processor_estimate {
    /// Sets the members from an estimate.
    fileprivate mutating func take(_ estimate: ProcessorEstimate) {
        slot_count = UInt32(clamping: estimate.slotCount)
        free_slot_count = UInt32(clamping: estimate.freeSlotCount)
        held_size = UInt32(clamping: estimate.heldSize)
        all_held_size = UInt32(clamping: estimate.allHeldSize)
        logger_slot_count = UInt32(clamping: estimate.loggerSlotCount)
        (rate, lost_share) = (estimate.rate ?? -1, estimate.lostShare)
    }
}

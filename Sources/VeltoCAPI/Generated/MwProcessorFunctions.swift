// Generated from bindings/api/mw_processor.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of MetaWearProcessorCalls, which people write:
//
//     static func mwCreateProcessor(_ device: BoardTarget, _ source: Signal, _ def: velto_mw_processor_def) throws(VeltoError) -> (processor: velto_processor, op: velto_op)
//     static func mwCreateFuser(_ device: BoardTarget, _ source: Signal, _ buffers: [velto_processor]) throws(VeltoError) -> (processor: velto_processor, op: velto_op)
//     static func processorGetInfo(_ processor: ProcessorTarget, _ info: inout velto_processor_info) throws(VeltoError)
//     static func processorGetOutput(_ processor: ProcessorTarget) throws(VeltoError) -> velto_signal
//     static func processorGetState(_ processor: ProcessorTarget) throws(VeltoError) -> velto_signal
//     static func processorWriteConfig(_ processor: ProcessorTarget, _ def: velto_mw_processor_def, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func processorWriteState(_ processor: ProcessorTarget, _ value: Double, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func processorReset(_ processor: ProcessorTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func processorRemove(_ processor: ProcessorTarget, _ flags: velto_remove_flag) throws(VeltoError) -> velto_op
//     static func mwListProcessors(_ device: Device) throws(VeltoError) -> [velto_processor]
//     static func mwCreateRecipe(_ device: Device, _ source: Signal, _ def: velto_mw_recipe_def, capacity: Int) throws(VeltoError) -> (processors: [velto_processor], op: velto_op)
//     static func mwEstimateProcessor(_ device: Device, _ source: Signal, _ def: velto_mw_processor_def, _ estimate: inout velto_mw_processor_estimate) throws(VeltoError)

/// Fill a velto_mw_processor_def with its defaults.
@c @implementation
public func velto_mw_processor_def_init(
    _ def: UnsafeMutablePointer<velto_mw_processor_def>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_processor_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_mw_processor_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_processor_def_init")
    }
}

/// Create a processor of a signal on a board.
@c @implementation
public func velto_mw_create_processor(
    _ device: velto_device, _ source: velto_signal, _ def: UnsafePointer<velto_mw_processor_def>?,
    _ out_processor: UnsafeMutablePointer<velto_processor>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_processor") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let sourceValue = try resolve(ObjectHandle(source), as: Signal.self)
        let defValue = try unsafe readInput(def, "def")
        try unsafe checkPointer(out_processor, "out_processor")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (processor, op) = try MetaWearProcessorCalls.mwCreateProcessor(deviceValue, sourceValue, defValue)
        unsafe out_processor?.pointee = processor
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_processor", device: ObjectHandle(device))
    }
}

/// Create a processor that outputs each sample of a signal combined with the newest samples held by buffers.
@c @implementation
public func velto_mw_create_fuser(
    _ device: velto_device, _ source: velto_signal, _ buffers: UnsafePointer<velto_processor>?, _ count: Int,
    _ out_processor: UnsafeMutablePointer<velto_processor>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_fuser") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let sourceValue = try resolve(ObjectHandle(source), as: Signal.self)
        let buffersValue = try unsafe readList(buffers, count, "buffers", limit: 12)
        try unsafe checkPointer(out_processor, "out_processor")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (processor, op) = try MetaWearProcessorCalls.mwCreateFuser(deviceValue, sourceValue, buffersValue)
        unsafe out_processor?.pointee = processor
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_fuser", device: ObjectHandle(device))
    }
}

/// Get information about a processor.
@c @implementation
public func velto_processor_get_info(
    _ processor: velto_processor, _ out_info: UnsafeMutablePointer<velto_processor_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_get_info") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_processor_info) throws(VeltoError) in
            try MetaWearProcessorCalls.processorGetInfo(processorValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_get_info")
    }
}

/// Get the output signal of a processor.
@c @implementation
public func velto_processor_get_output(
    _ processor: velto_processor, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_get_output") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try MetaWearProcessorCalls.processorGetOutput(processorValue)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_get_output")
    }
}

/// Get the state signal of a processor: the remaining count, the sum, the count, the reference or the held sample. Read it with velto_signal_read(), or log it with a poll interval.
@c @implementation
public func velto_processor_get_state(
    _ processor: velto_processor, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_get_state") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try MetaWearProcessorCalls.processorGetState(processorValue)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_get_state")
    }
}

/// Change the values of a running processor.
@c @implementation
public func velto_processor_write_config(
    _ processor: velto_processor, _ def: UnsafePointer<velto_mw_processor_def>?, _ into: velto_device,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_write_config") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        let defValue = try unsafe readInput(def, "def")
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProcessorCalls.processorWriteConfig(processorValue, defValue, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_write_config", device: ObjectHandle(into))
    }
}

/// Set the state of a processor: the count of a PASSTHROUGH, a sum, a count, or the reference of a DELTA.
@c @implementation
public func velto_processor_write_state(
    _ processor: velto_processor, _ value: Double, _ into: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_write_state") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        try checkNumber(value, "value", -1000000000000, 1000000000000)
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProcessorCalls.processorWriteState(processorValue, value, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_write_state", device: ObjectHandle(into))
    }
}

/// Empty the window of a LOW_PASS or HIGH_PASS.
@c @implementation
public func velto_processor_reset(
    _ processor: velto_processor, _ into: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_reset") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProcessorCalls.processorReset(processorValue, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_reset", device: ObjectHandle(into))
    }
}

/// Remove a processor from the board.
@c @implementation
public func velto_processor_remove(
    _ processor: velto_processor, _ flags: velto_remove_flag, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_processor_remove") }
    do throws(VeltoError) {
        let processorValue = try resolve(ObjectHandle(processor), as: ProcessorTarget.self)
        try checkFlags(flags, "flags", known: 0x1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProcessorCalls.processorRemove(processorValue, flags)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_processor_remove")
    }
}

/// List the known processors of a board, oldest first.
@c @implementation
public func velto_mw_list_processors(
    _ device: velto_device, _ processors: UnsafeMutablePointer<velto_processor>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_list_processors") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let processorsValue = try unsafe OutputBuffer(processors, capacity, out_count, "processors")
        let processors = try MetaWearProcessorCalls.mwListProcessors(deviceValue)
        let stored = unsafe processorsValue.store(processors)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_list_processors", device: ObjectHandle(device))
    }
}

/// Fill a velto_mw_recipe_def with its defaults.
@c @implementation
public func velto_mw_recipe_def_init(_ def: UnsafeMutablePointer<velto_mw_recipe_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_recipe_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_mw_recipe_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_recipe_def_init")
    }
}

/// Create the processors of a recipe.
@c @implementation
public func velto_mw_create_recipe(
    _ device: velto_device, _ source: velto_signal, _ def: UnsafePointer<velto_mw_recipe_def>?,
    _ processors: UnsafeMutablePointer<velto_processor>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_recipe") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let sourceValue = try resolve(ObjectHandle(source), as: Signal.self)
        let defValue = try unsafe readInput(def, "def")
        let processorsValue = try unsafe OutputBuffer(processors, capacity, out_count, "processors")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (processors, op) = try MetaWearProcessorCalls.mwCreateRecipe(deviceValue, sourceValue, defValue, capacity: unsafe processorsValue.takeable)
        let stored = unsafe processorsValue.store(processors)
        unsafe out_op?.pointee = op
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_create_recipe", device: ObjectHandle(device))
    }
}

/// Estimate the resources of a processor without writing to the board.
@c @implementation
public func velto_mw_estimate_processor(
    _ device: velto_device, _ source: velto_signal, _ def: UnsafePointer<velto_mw_processor_def>?,
    _ out_estimate: UnsafeMutablePointer<velto_mw_processor_estimate>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_estimate_processor") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let sourceValue = try resolve(ObjectHandle(source), as: Signal.self)
        let defValue = try unsafe readInput(def, "def")
        try unsafe withOutput(out_estimate, "out_estimate") { (estimate: inout velto_mw_processor_estimate) throws(VeltoError) in
            try MetaWearProcessorCalls.mwEstimateProcessor(deviceValue, sourceValue, defValue, &estimate)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_estimate_processor", device: ObjectHandle(device))
    }
}

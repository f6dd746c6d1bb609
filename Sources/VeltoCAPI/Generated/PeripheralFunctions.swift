// Generated from bindings/api/peripheral.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of PeripheralCalls, which people write:
//
//     static func simSetCharacteristics(_ sim: Simulator, _ characteristics: [velto_sim_characteristic]) throws(VeltoError)
//     static func simListCharacteristics(_ sim: Simulator) throws(VeltoError) -> [velto_sim_characteristic]
//     static func simSetValue(_ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simGetValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8]
//     static func simSetReactions(_ sim: Simulator, _ reactions: [velto_sim_reaction]) throws(VeltoError)
//     static func simSetFaults(_ sim: Simulator, _ faults: [velto_sim_fault]) throws(VeltoError)
//     static func simListFaults(_ sim: Simulator) throws(VeltoError) -> [velto_sim_fault]
//     static func simInjectNotification(_ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simPollWrite(_ sim: Simulator, _ write: inout velto_sim_write) throws(VeltoError) -> ResultCode
//     static func simReadWrites(_ sim: Simulator, capacity: Int) throws(VeltoError) -> [velto_sim_write]
//     static func simIsSubscribed(_ sim: Simulator, _ characteristic: UInt16) -> Bool
//     static func simGetInfo(_ sim: Simulator, _ info: inout velto_sim_info) throws(VeltoError)
//     static func simSetPairing(_ sim: Simulator, _ pairing: velto_sim_pairing, _ passkey: UInt32) throws(VeltoError)
//     static func simGetPairing(_ sim: Simulator) throws(VeltoError) -> (pairing: velto_sim_pairing, passkey: UInt32)
//     static func simRemoveBond(_ sim: Simulator) throws(VeltoError)
//     static func simSetBare(_ sim: Simulator, _ isBare: velto_bool) throws(VeltoError) -> ResultCode
//     static func simGetAdvertisement(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8])
//     static func simGetScanResponse(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8])
//     static func simReportLink(_ sim: Simulator, _ isUp: velto_bool) throws(VeltoError)
//     static func simReportEncryption(_ sim: Simulator, _ security: velto_sim_security) throws(VeltoError)
//     static func simWriteValue(_ sim: Simulator, _ characteristic: UInt16, _ hasResponse: velto_bool, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simReadValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8]
//     static func simReportSubscription(_ sim: Simulator, _ characteristic: UInt16, _ isOn: velto_bool) throws(VeltoError)
//     static func simPollNotification(_ sim: Simulator, _ notification: inout velto_sim_notification) throws(VeltoError) -> ResultCode

/// Replace all characteristics of a TABLE simulator; a connected host is notified.
@c @implementation
public func velto_sim_set_characteristics(
    _ sim: velto_sim, _ characteristics: UnsafePointer<velto_sim_characteristic>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_characteristics") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let characteristicsValue = try unsafe readList(characteristics, count, "characteristics", limit: 256)
        try checkElements(characteristicsValue, "characteristics") { element throws(VeltoError) in try element.check("characteristics") }
        try PeripheralCalls.simSetCharacteristics(simValue, characteristicsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_characteristics")
    }
}

/// List the characteristics of a simulated device, in the order of its table.
@c @implementation
public func velto_sim_list_characteristics(
    _ sim: velto_sim, _ characteristics: UnsafeMutablePointer<velto_sim_characteristic>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_list_characteristics") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let characteristicsValue = try unsafe OutputBuffer(characteristics, capacity, out_count, "characteristics")
        let characteristics = try PeripheralCalls.simListCharacteristics(simValue)
        let stored = unsafe characteristicsValue.store(characteristics)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_list_characteristics")
    }
}

/// Set the value of a characteristic of a TABLE simulator.
@c @implementation
public func velto_sim_set_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
        try unsafe PeripheralCalls.simSetValue(simValue, characteristic, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_value")
    }
}

/// Get the value of a characteristic of a TABLE simulator, as last set or written.
@c @implementation
public func velto_sim_get_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try PeripheralCalls.simGetValue(simValue, characteristic)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_get_value")
    }
}

/// Replace all reactions of a TABLE simulator, and drop waiting actions.
@c @implementation
public func velto_sim_set_reactions(
    _ sim: velto_sim, _ reactions: UnsafePointer<velto_sim_reaction>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_reactions") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let reactionsValue = try unsafe readList(reactions, count, "reactions", limit: 64)
        try checkElements(reactionsValue, "reactions") { element throws(VeltoError) in try element.check("reactions") }
        try PeripheralCalls.simSetReactions(simValue, reactionsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_reactions")
    }
}

/// Replace all faults of a simulated device; the first fault that applies to a request takes effect.
@c @implementation
public func velto_sim_set_faults(
    _ sim: velto_sim, _ faults: UnsafePointer<velto_sim_fault>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_faults") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let faultsValue = try unsafe readList(faults, count, "faults", limit: 64)
        try checkElements(faultsValue, "faults") { element throws(VeltoError) in try element.check("faults") }
        try PeripheralCalls.simSetFaults(simValue, faultsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_faults")
    }
}

/// List the faults that remain; their counts decrease as requests meet them.
@c @implementation
public func velto_sim_list_faults(
    _ sim: velto_sim, _ faults: UnsafeMutablePointer<velto_sim_fault>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_list_faults") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let faultsValue = try unsafe OutputBuffer(faults, capacity, out_count, "faults")
        let faults = try PeripheralCalls.simListFaults(simValue)
        let stored = unsafe faultsValue.store(faults)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_list_faults")
    }
}

/// Send arbitrary bytes as a notification, independent of the firmware.
@c @implementation
public func velto_sim_inject_notification(
    _ sim: velto_sim, _ characteristic: UInt16, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_inject_notification") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 244)
        try unsafe PeripheralCalls.simInjectNotification(simValue, characteristic, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_inject_notification")
    }
}

/// Take the oldest write that reached the firmware; the last 256 are kept.
@c @implementation
public func velto_sim_poll_write(
    _ sim: velto_sim, _ out_write: UnsafeMutablePointer<velto_sim_write>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_poll_write") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let code = try unsafe withFrozenOutput(out_write, "out_write") { (write: inout velto_sim_write) throws(VeltoError) in
            try PeripheralCalls.simPollWrite(simValue, &write)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_poll_write")
    }
}

/// Take the oldest writes that reached the firmware, up to the capacity.
@c @implementation
public func velto_sim_read_writes(
    _ sim: velto_sim, _ writes: UnsafeMutablePointer<velto_sim_write>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_read_writes") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let writesValue = try unsafe OutputBuffer(writes, capacity, out_count, "writes")
        let writes = try PeripheralCalls.simReadWrites(simValue, capacity: unsafe writesValue.takeable)
        let stored = unsafe writesValue.store(writes)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_read_writes")
    }
}

/// Return whether the host has enabled the notifications of a characteristic.
@c @implementation
public func velto_sim_is_subscribed(_ sim: velto_sim, _ characteristic: UInt16) -> velto_bool {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        return PeripheralCalls.simIsSubscribed(simValue, characteristic) ? 1 : 0
    } catch {
        return 0
    }
}

/// Get the counters and the link state of a simulated device.
@c @implementation
public func velto_sim_get_info(_ sim: velto_sim, _ out_info: UnsafeMutablePointer<velto_sim_info>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_info") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_sim_info) throws(VeltoError) in
            try PeripheralCalls.simGetInfo(simValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_get_info")
    }
}

/// Set the pairing method of a simulated device.
@c @implementation
public func velto_sim_set_pairing(_ sim: velto_sim, _ pairing: velto_sim_pairing, _ passkey: UInt32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_pairing") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkMember(pairing, "pairing", "0 to 4", known: isKnown_velto_sim_pairing(pairing))
        try checkInteger(passkey, "passkey", 0, 999999)
        try PeripheralCalls.simSetPairing(simValue, pairing, passkey)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_pairing")
    }
}

/// Get the pairing method of a simulated device.
@c @implementation
public func velto_sim_get_pairing(
    _ sim: velto_sim, _ out_pairing: UnsafeMutablePointer<velto_sim_pairing>?,
    _ out_passkey: UnsafeMutablePointer<UInt32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_pairing") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try unsafe checkPointer(out_pairing, "out_pairing")
        try unsafe checkPointer(out_passkey, "out_passkey", nullAllowed: true)
        let (pairing, passkey) = try PeripheralCalls.simGetPairing(simValue)
        unsafe out_pairing?.pointee = pairing
        unsafe out_passkey?.pointee = passkey
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_get_pairing")
    }
}

/// Make a simulated device lose its bond, as a reset does.
@c @implementation
public func velto_sim_remove_bond(_ sim: velto_sim) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_remove_bond") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try PeripheralCalls.simRemoveBond(simValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_remove_bond")
    }
}

/// Move a simulator from its context's backend to the program, or back.
@c @implementation
public func velto_sim_set_bare(_ sim: velto_sim, _ is_bare: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_bare") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_bare, "is_bare", 0, 1)
        let code = try PeripheralCalls.simSetBare(simValue, is_bare)
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_set_bare")
    }
}

/// Get the advertising payload of a simulated device.
@c @implementation
public func velto_sim_get_advertisement(
    _ sim: velto_sim, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_advertisement") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let (code, buffer) = try PeripheralCalls.simGetAdvertisement(simValue)
        let stored = unsafe bufferValue.store(buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_sim_get_advertisement")
    }
}

/// Get the scan response payload of a simulated device.
@c @implementation
public func velto_sim_get_scan_response(
    _ sim: velto_sim, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_scan_response") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let (code, buffer) = try PeripheralCalls.simGetScanResponse(simValue)
        let stored = unsafe bufferValue.store(buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_sim_get_scan_response")
    }
}

/// Report to a bare simulator that a host has connected, or that the link has ended.
@c @implementation
public func velto_sim_report_link(_ sim: velto_sim, _ is_up: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_report_link") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_up, "is_up", 0, 1)
        try PeripheralCalls.simReportLink(simValue, is_up)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_report_link")
    }
}

/// Report the protection of its link to a bare simulator.
@c @implementation
public func velto_sim_report_encryption(_ sim: velto_sim, _ security: velto_sim_security) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_report_encryption") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkMember(security, "security", "0 to 2", known: isKnown_velto_sim_security(security))
        try PeripheralCalls.simReportEncryption(simValue, security)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_report_encryption")
    }
}

/// Forward a host's write to a bare simulator.
@c @implementation
public func velto_sim_write_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ has_response: velto_bool, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_write_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(has_response, "has_response", 0, 1)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
        try unsafe PeripheralCalls.simWriteValue(simValue, characteristic, has_response, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_write_value")
    }
}

/// Forward a host's read to a bare simulator.
@c @implementation
public func velto_sim_read_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_read_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try PeripheralCalls.simReadValue(simValue, characteristic)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_read_value")
    }
}

/// Report to a bare simulator that a host has enabled or disabled notifications of a characteristic.
@c @implementation
public func velto_sim_report_subscription(
    _ sim: velto_sim, _ characteristic: UInt16, _ is_on: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_report_subscription") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_on, "is_on", 0, 1)
        try PeripheralCalls.simReportSubscription(simValue, characteristic, is_on)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_report_subscription")
    }
}

/// Take the next due notification of a bare simulator.
@c @implementation
public func velto_sim_poll_notification(
    _ sim: velto_sim, _ out_notification: UnsafeMutablePointer<velto_sim_notification>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_poll_notification") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let code = try unsafe withFrozenOutput(out_notification, "out_notification") { (notification: inout velto_sim_notification) throws(VeltoError) in
            try PeripheralCalls.simPollNotification(simValue, &notification)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_poll_notification")
    }
}

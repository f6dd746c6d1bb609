// Generated from bindings/api/host.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of HostCalls, which people write:
//
//     static func contextCreateHostRadio(_ context: Context, _ def: velto_host_def, name: String?) throws(VeltoError) -> velto_host
//     static func hostDestroy(_ host: HostRadio)
//     static func hostReportState(_ host: HostRadio, _ state: velto_host_state) throws(VeltoError) -> ResultCode
//     static func hostPollRequest(_ host: HostRadio, _ request: inout velto_host_request) throws(VeltoError) -> ResultCode
//     static func hostWaitRequest(_ host: HostRadio, _ timeout: Double, _ request: inout velto_host_request) throws(VeltoError) -> ResultCode
//     static func hostGetRequestFd(_ host: HostRadio) throws(VeltoError) -> Int32
//     static func hostCompleteRequest(_ host: HostRadio, _ requestId: UInt64, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func hostFailRequest(_ host: HostRadio, _ requestId: UInt64, _ result: velto_result, _ attCode: UInt32, _ message: String?) throws(VeltoError)
//     static func hostReportAdvertisement(_ host: HostRadio, _ advertisement: velto_host_advertisement, identifier: String?, name: String?, address: String?, _ services: [velto_uuid], _ payload: UnsafeRawBufferPointer) throws(VeltoError) -> UInt32
//     static func hostReportScanStopped(_ host: HostRadio, _ result: velto_result) throws(VeltoError) -> ResultCode
//     static func hostReportLink(_ host: HostRadio, _ peer: UInt32, _ isUp: velto_bool, _ reason: velto_down_reason) throws(VeltoError) -> ResultCode
//     static func hostSupplyGatt(_ host: HostRadio, _ peer: UInt32, _ characteristics: [velto_gatt_characteristic]) throws(VeltoError) -> ResultCode
//     static func hostSupplyDescriptors(_ host: HostRadio, _ peer: UInt32, _ descriptors: [velto_gatt_descriptor]) throws(VeltoError)
//     static func hostReportMtu(_ host: HostRadio, _ peer: UInt32, _ mtu: UInt32) throws(VeltoError) -> ResultCode
//     static func hostDeliverNotification(_ host: HostRadio, _ peer: UInt32, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> ResultCode
//     static func hostDeliverNotifications(_ host: HostRadio, _ notifications: UnsafeBufferPointer<velto_host_notification>, _ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> ResultCode
//     static func hostReportPairing(_ host: HostRadio, _ peer: UInt32, _ kind: velto_pairing_kind, _ passkey: UInt32) throws(VeltoError)
//     static func hostReportBond(_ host: HostRadio, _ peer: UInt32, _ isBonded: velto_bool) throws(VeltoError) -> ResultCode
//     static func hostGetInfo(_ host: HostRadio, _ info: inout velto_host_info) throws(VeltoError)

/// Fill a velto_host_def with its defaults.
@c @implementation
public func velto_host_def_init(_ def: UnsafeMutablePointer<velto_host_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_host_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_def_init")
    }
}

/// Use the program's Bluetooth stack as the radio of a context.
@c @implementation
public func velto_context_create_host_radio(
    _ context: OpaquePointer?, _ def: UnsafePointer<velto_host_def>?, _ out_host: UnsafeMutablePointer<velto_host>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create_host_radio") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let nameText = try unsafe readOptionalText(defValue.name, "def.name", limit: 31)
        try unsafe checkPointer(out_host, "out_host")
        let host = try unsafe HostCalls.contextCreateHostRadio(contextValue, defValue, name: nameText)
        unsafe out_host?.pointee = host
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_host_radio")
    }
}

/// Destroy a host radio, which ends all its links.
@c @implementation
public func velto_host_destroy(_ host: velto_host) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        HostCalls.hostDestroy(hostValue)
    } catch {
        return
    }
}

/// Report a new state of the adapter; all links end unless it is READY.
@c @implementation
public func velto_host_report_state(_ host: velto_host, _ state: velto_host_state) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_state") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkMember(state, "state", "0 to 2", known: isKnown_velto_host_state(state))
        let code = try HostCalls.hostReportState(hostValue, state)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_report_state")
    }
}

/// Take the oldest request.
@c @implementation
public func velto_host_poll_request(
    _ host: velto_host, _ out_request: UnsafeMutablePointer<velto_host_request>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_poll_request") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        let code = try unsafe withFrozenOutput(out_request, "out_request") { (request: inout velto_host_request) throws(VeltoError) in
            try HostCalls.hostPollRequest(hostValue, &request)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_poll_request")
    }
}

/// Take the oldest request, waiting for one if necessary.
@c @implementation
public func velto_host_wait_request(
    _ host: velto_host, _ timeout: Double, _ out_request: UnsafeMutablePointer<velto_host_request>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_wait_request") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkFinite(timeout, "timeout")
        let code = try unsafe withFrozenOutput(out_request, "out_request") { (request: inout velto_host_request) throws(VeltoError) in
            try HostCalls.hostWaitRequest(hostValue, timeout, &request)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_wait_request")
    }
}

/// Get the descriptor that is readable while a request waits, and once the radio is gone; poll it, but never read or close it.
@c @implementation
public func velto_host_get_request_fd(_ host: velto_host, _ out_fd: UnsafeMutablePointer<Int32>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_get_request_fd") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try HostCalls.hostGetRequestFd(hostValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_get_request_fd")
    }
}

/// Report that a request has been fulfilled.
@c @implementation
public func velto_host_complete_request(
    _ host: velto_host, _ request_id: UInt64, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_complete_request") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
        try unsafe HostCalls.hostCompleteRequest(hostValue, request_id, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_complete_request")
    }
}

/// Report that a request has failed.
@c @implementation
public func velto_host_fail_request(
    _ host: velto_host, _ request_id: UInt64, _ result: velto_result, _ att_code: UInt32,
    _ message: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_fail_request") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkMember(result, "result", "-34 to 4", known: isKnown_velto_result(result))
        try checkInteger(att_code, "att_code", 0, 255)
        let messageValue = try unsafe readOptionalText(message, "message", limit: 255)
        try HostCalls.hostFailRequest(hostValue, request_id, result, att_code, messageValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_fail_request")
    }
}

/// Fill a velto_host_advertisement with its defaults.
@c @implementation
public func velto_host_advertisement_init(
    _ advertisement: UnsafeMutablePointer<velto_host_advertisement>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_advertisement_init") }
    do throws(VeltoError) {
        try unsafe initialize(advertisement, size, "advertisement", velto_host_advertisement.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_advertisement_init")
    }
}

/// Report a device in range, and get its number.
@c @implementation
public func velto_host_report_advertisement(
    _ host: velto_host, _ advertisement: UnsafePointer<velto_host_advertisement>?,
    _ services: UnsafePointer<velto_uuid>?, _ count: Int, _ payload: UnsafeRawPointer?, _ size: Int,
    _ out_peer: UnsafeMutablePointer<UInt32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_advertisement") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        let advertisementValue = try unsafe readInput(advertisement, "advertisement")
        let identifierText = try unsafe readOptionalText(advertisementValue.identifier, "advertisement.identifier", limit: 186)
        let nameText = try unsafe readOptionalText(advertisementValue.name, "advertisement.name", limit: 255)
        let addressText = try unsafe readOptionalText(advertisementValue.address, "advertisement.address", limit: 23)
        let servicesValue = try unsafe readList(services, count, "services", limit: 64)
        let payloadValue = try unsafe readBytes(payload, size, "payload", "size", limit: 512)
        try unsafe checkPointer(out_peer, "out_peer", nullAllowed: true)
        let peer = try unsafe HostCalls.hostReportAdvertisement(hostValue, advertisementValue, identifier: identifierText, name: nameText, address: addressText, servicesValue, payloadValue)
        unsafe out_peer?.pointee = peer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_report_advertisement")
    }
}

/// Report that the scan has ended without being requested.
@c @implementation
public func velto_host_report_scan_stopped(_ host: velto_host, _ result: velto_result) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_scan_stopped") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkMember(result, "result", "-34 to 4", known: isKnown_velto_result(result))
        let code = try HostCalls.hostReportScanStopped(hostValue, result)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_report_scan_stopped")
    }
}

/// Report that a link is up or has ended.
@c @implementation
public func velto_host_report_link(
    _ host: velto_host, _ peer: UInt32, _ is_up: velto_bool, _ reason: velto_down_reason
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_link") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkInteger(is_up, "is_up", 0, 1)
        try checkMember(reason, "reason", "0 to 7", known: isKnown_velto_down_reason(reason))
        let code = try HostCalls.hostReportLink(hostValue, peer, is_up, reason)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_report_link")
    }
}

/// Supply the characteristics of a connected device, and again whenever its services change.
@c @implementation
public func velto_host_supply_gatt(
    _ host: velto_host, _ peer: UInt32, _ characteristics: UnsafePointer<velto_gatt_characteristic>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_supply_gatt") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        let characteristicsValue = try unsafe readList(characteristics, count, "characteristics", limit: 256)
        try checkElements(characteristicsValue, "characteristics") { element throws(VeltoError) in try element.check("characteristics") }
        let code = try HostCalls.hostSupplyGatt(hostValue, peer, characteristicsValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_supply_gatt")
    }
}

/// Supply the descriptors of a device, before its characteristics; only needed by programs that list them.
@c @implementation
public func velto_host_supply_descriptors(
    _ host: velto_host, _ peer: UInt32, _ descriptors: UnsafePointer<velto_gatt_descriptor>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_supply_descriptors") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        let descriptorsValue = try unsafe readList(descriptors, count, "descriptors", limit: 256)
        try checkElements(descriptorsValue, "descriptors") { element throws(VeltoError) in try element.check("descriptors") }
        try HostCalls.hostSupplyDescriptors(hostValue, peer, descriptorsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_supply_descriptors")
    }
}

/// Report the MTU of a link.
@c @implementation
public func velto_host_report_mtu(_ host: velto_host, _ peer: UInt32, _ mtu: UInt32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_mtu") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkInteger(mtu, "mtu", 23, 517)
        let code = try HostCalls.hostReportMtu(hostValue, peer, mtu)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_report_mtu")
    }
}

/// Deliver a notified value.
@c @implementation
public func velto_host_deliver_notification(
    _ host: velto_host, _ peer: UInt32, _ characteristic: UInt16, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_deliver_notification") }
    do throws(VeltoError) {
        let code = try withRecent(ObjectHandle(host), as: HostRadio.self) { hostValue throws(VeltoError) in
            let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
            let code = try unsafe HostCalls.hostDeliverNotification(hostValue, peer, characteristic, bytesValue)
            return code
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_deliver_notification")
    }
}

/// Deliver several notified values, oldest first.
@c @implementation
public func velto_host_deliver_notifications(
    _ host: velto_host, _ notifications: UnsafePointer<velto_host_notification>?, _ count: Int,
    _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_deliver_notifications") }
    do throws(VeltoError) {
        let code = try withRecent(ObjectHandle(host), as: HostRadio.self) { hostValue throws(VeltoError) in
            let notificationsValue = try unsafe borrowList(notifications, count, "notifications", limit: 2048)
            let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 65536)
            let code = try unsafe HostCalls.hostDeliverNotifications(hostValue, notificationsValue, bytesValue)
            return code
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_deliver_notifications")
    }
}

/// Report a pairing request of a device while PAIR is pending; the library answers with ANSWER_PAIRING.
@c @implementation
public func velto_host_report_pairing(
    _ host: velto_host, _ peer: UInt32, _ kind: velto_pairing_kind, _ passkey: UInt32
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_pairing") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkMember(kind, "kind", "0 to 3", known: isKnown_velto_pairing_kind(kind))
        try checkInteger(passkey, "passkey", 0, 999999)
        try HostCalls.hostReportPairing(hostValue, peer, kind, passkey)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_report_pairing")
    }
}

/// Report that a device was paired or that its bond was removed.
@c @implementation
public func velto_host_report_bond(_ host: velto_host, _ peer: UInt32, _ is_bonded: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_report_bond") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try checkInteger(is_bonded, "is_bonded", 0, 1)
        let code = try HostCalls.hostReportBond(hostValue, peer, is_bonded)
        return code.rawValue
    } catch {
        return report(error, in: "velto_host_report_bond")
    }
}

/// Get the counters of a host radio.
@c @implementation
public func velto_host_get_info(
    _ host: velto_host, _ out_info: UnsafeMutablePointer<velto_host_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_host_get_info") }
    do throws(VeltoError) {
        let hostValue = try resolve(ObjectHandle(host), as: HostRadio.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_host_info) throws(VeltoError) in
            try HostCalls.hostGetInfo(hostValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_host_get_info")
    }
}

internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The host radio: outgoing requests, incoming responses and reports.
enum HostCalls {
    /// Attaches a host radio.
    static func contextCreateHostRadio(
        _ context: Context, _ def: velto_host_def, name: String?
    ) throws(VeltoError) -> velto_host {
        let state = unsafe HostAdapter.State(rawValue: def.state) ?? .ready
        return velto_host(try context.createHostRadio(named: name ?? "host", state).handle)
    }

    /// Detaches the host radio.
    static func hostDestroy(_ host: HostRadio) {
        host.destroy()
    }

    /// Reports the state of the adapter.
    static func hostReportState(_ host: HostRadio, _ state: velto_host_state) throws(VeltoError) -> ResultCode {
        news(try host.adapter.report(HostAdapter.State(rawValue: state) ?? .absent))
    }

    private static func news(_ isNew: Bool) -> ResultCode {
        isNew ? .ok : .unchanged
    }

    // MARK: Requests

    /// Takes the oldest request.
    static func hostPollRequest(
        _ host: HostRadio, _ request: inout velto_host_request
    ) throws(VeltoError) -> ResultCode {
        store(try host.adapter.pollRequest(), in: &request)
    }

    static func hostWaitRequest(
        _ host: HostRadio, _ timeout: Double, _ request: inout velto_host_request
    ) throws(VeltoError) -> ResultCode {
        store(try host.waitRequest(timeout: limit(timeout)), in: &request)
    }

    private static func store(_ found: HostRequest?, in request: inout velto_host_request) -> ResultCode {
        guard let found else { return .nothing }
        request.take(found)
        return .ok
    }

    static func hostGetRequestFd(_ host: HostRadio) throws(VeltoError) -> Int32 {
        host.adapter.requestDescriptor
    }

    static func hostCompleteRequest(
        _ host: HostRadio, _ requestId: UInt64, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        try host.adapter.complete(requestId, bytes: unsafe Array(bytes))
    }

    static func hostFailRequest(
        _ host: HostRadio, _ requestId: UInt64, _ result: velto_result, _ attCode: UInt32, _ message: String?
    ) throws(VeltoError) {
        let general = "the program's Bluetooth stack reports a failure"
        let detail = attCode == 0 ? VeltoError.Detail.none : .att(UInt8(truncatingIfNeeded: attCode))
        let code = try failure(result)
        try host.adapter.fail(requestId, VeltoError(code, message ?? general, detail: detail))
    }

    private static func failure(_ result: velto_result) throws(VeltoError) -> ResultCode {
        guard result < 0 else {
            throw VeltoError.invalidArgument("result", "is \(result): must be a failure, which is below 0")
        }
        return ResultCode(rawValue: result)
    }

    // MARK: Reports

    /// Reports a device in range.
    static func hostReportAdvertisement(
        _ host: HostRadio, _ advertisement: velto_host_advertisement, identifier: String?, name: String?,
        address: String?, _ services: [velto_uuid], _ payload: UnsafeRawBufferPointer
    ) throws(VeltoError) -> UInt32 {
        guard let identifier, !identifier.isEmpty else {
            throw VeltoError.invalidArgument("advertisement.identifier", "is empty: must name the device")
        }
        let (rssi, flags) = unsafe (advertisement.rssi, advertisement.flags)
        var sum = Advertisement(
            identifier: identifier, address: address ?? "",
            rssi: rssi == VELTO_RSSI_UNKNOWN ? nil : Int8(clamping: rssi),
            services: services.map(BluetoothUUID.init), isPaired: flags & VELTO_HOST_PEER_BONDED != 0,
            isConnected: flags & VELTO_HOST_PEER_LINKED != 0, isFresh: flags & VELTO_HOST_PEER_REMEMBERED == 0)
        unsafe sum.add(payload: payload)
        if let name { sum.name = name }
        return try host.adapter.report(sum)
    }

    /// Reports the end of the scan.
    static func hostReportScanStopped(_ host: HostRadio, _ result: velto_result) throws(VeltoError) -> ResultCode {
        let error = VeltoError(try failure(result), "the program's Bluetooth stack stopped scanning")
        return news(try host.adapter.reportScanStopped(error))
    }

    static func hostReportLink(
        _ host: HostRadio, _ peer: UInt32, _ isUp: velto_bool, _ reason: velto_down_reason
    ) throws(VeltoError) -> ResultCode {
        if isUp != 0 { return news(try host.adapter.reportLinkUp(peer)) }
        return news(try host.adapter.reportLinkDown(peer, DownReason(rawValue: reason) ?? .unknown))
    }

    /// Supplies the characteristics of a device.
    static func hostSupplyGatt(
        _ host: HostRadio, _ peer: UInt32, _ characteristics: [velto_gatt_characteristic]
    ) throws(VeltoError) -> ResultCode {
        news(try host.adapter.supply(characteristics.map(Characteristic.init), of: peer))
    }

    static func hostSupplyDescriptors(
        _ host: HostRadio, _ peer: UInt32, _ descriptors: [velto_gatt_descriptor]
    ) throws(VeltoError) {
        try host.adapter.supply(descriptors.map(GATTDescriptor.init), of: peer)
    }

    /// Reports the ATT MTU of a link.
    static func hostReportMtu(_ host: HostRadio, _ peer: UInt32, _ mtu: UInt32) throws(VeltoError) -> ResultCode {
        news(try host.adapter.reportMTU(Int(mtu), of: peer))
    }

    /// Delivers a notified value.
    static func hostDeliverNotification(
        _ host: HostRadio, _ peer: UInt32, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) -> ResultCode {
        try unsafe host.adapter.deliver(bytes, of: ValueHandle(rawValue: characteristic), from: peer)
    }

    /// Delivers several notified values.
    static func hostDeliverNotifications(
        _ host: HostRadio, _ notifications: UnsafeBufferPointer<velto_host_notification>,
        _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) -> ResultCode {
        // The C structure and the Swift structure have the same layout.
        let own = unsafe UnsafeBufferPointer(
            start: UnsafeRawPointer(notifications.baseAddress)?.assumingMemoryBound(to: HostNotification.self),
            count: notifications.count)
        return try unsafe host.adapter.deliver(own, bytes: bytes)
    }

    /// Reports a pairing request of a device.
    static func hostReportPairing(
        _ host: HostRadio, _ peer: UInt32, _ kind: velto_pairing_kind, _ passkey: UInt32
    ) throws(VeltoError) {
        let kind = PairingRequest.Kind(rawValue: kind) ?? .authorize
        try host.adapter.report(PairingRequest(kind, passkey: passkey), of: peer)
    }

    static func hostReportBond(
        _ host: HostRadio, _ peer: UInt32, _ isBonded: velto_bool
    ) throws(VeltoError) -> ResultCode {
        news(try host.adapter.reportBond(isBonded != 0, with: peer))
    }

    /// Returns the counters.
    static func hostGetInfo(_ host: HostRadio, _ info: inout velto_host_info) throws(VeltoError) {
        info.take(try host.adapter.status())
    }
}

extension velto_host_request {
    fileprivate mutating func take(_ request: HostRequest) {
        id = request.number
        kind = request.kind.rawValue
        peer = request.peer
        timeout = request.timeout ?? -1
        characteristic = request.characteristic.rawValue
        write_kind = request.writeKind.rawValue
        size = FixedBytes.store(request.bytes, in: &bytes)
        FixedText.store(request.identifier, in: &identifier)
        pairing_policy = request.pairingPolicy.rawValue
        switch request.pairingAnswer {
        case .accept: pairing_answer = VELTO_HOST_PAIRING_ANSWER_ACCEPT
        case .passkey(let passkey):
            pairing_answer = VELTO_HOST_PAIRING_ANSWER_PASSKEY
            self.passkey = passkey
        case .reject: pairing_answer = VELTO_HOST_PAIRING_ANSWER_REJECT
        }
    }
}

extension Characteristic {
    fileprivate init(_ row: velto_gatt_characteristic) {
        self.init(
            service: BluetoothUUID(row.service), serviceHandle: row.service_handle, uuid: BluetoothUUID(row.uuid),
            handle: ValueHandle(rawValue: row.handle),
            properties: Properties(rawValue: UInt8(truncatingIfNeeded: row.properties)))
    }
}

extension GATTDescriptor {
    fileprivate init(_ row: velto_gatt_descriptor) {
        self.init(
            uuid: BluetoothUUID(row.uuid), handle: row.handle,
            characteristic: ValueHandle(rawValue: row.characteristic))
    }
}

internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Raw access: the GATT table, values and subscriptions.
enum GattCalls {
    // MARK: The table

    static func deviceListServices(_ device: Device) throws(VeltoError) -> [velto_gatt_service] {
        try device.readyTable.services.map(velto_gatt_service.init)
    }

    static func deviceListCharacteristics(_ device: Device) throws(VeltoError) -> [velto_gatt_characteristic] {
        try device.readyTable.characteristics.map(velto_gatt_characteristic.init)
    }

    static func deviceListDescriptors(_ device: Device) throws(VeltoError) -> [velto_gatt_descriptor] {
        try device.readyTable.descriptors.map(velto_gatt_descriptor.init)
    }

    /// Returns the first characteristic with a UUID; a zero service UUID means any service.
    static func deviceFindCharacteristic(
        _ device: Device, _ service: velto_uuid, _ uuid: velto_uuid
    ) throws(VeltoError) -> (code: ResultCode, characteristic: UInt16) {
        let holder = BluetoothUUID(service)
        let isAnyService = holder == BluetoothUUID(velto_uuid())
        let found = try device.readyTable.characteristic(BluetoothUUID(uuid), in: isAnyService ? nil : holder)
        return found.map { (.ok, $0.handle.rawValue) } ?? (.nothing, 0)
    }

    static func uuidParse(_ text: String, _ uuid: inout velto_uuid) throws(VeltoError) {
        guard let value = BluetoothUUID(text) else {
            throw VeltoError(.format, "text is '\(text)': must be a UUID or 4 or 8 hexadecimal digits of one")
        }
        uuid = velto_uuid(value)
    }

    static func uuidToText(_ uuid: velto_uuid) throws(VeltoError) -> String {
        BluetoothUUID(uuid).description
    }

    // MARK: Values

    static func deviceReadValue(_ device: Device, _ characteristic: UInt16, _ timeout: Double) throws(VeltoError)
        -> velto_op
    {
        velto_op(
            try device.beginRead(ValueHandle(rawValue: characteristic), timeout: Duration(clampingSeconds: timeout))
                .handle)
    }

    /// Reads the characteristic with a UUID.
    static func deviceReadUuid(_ device: Device, _ uuid: velto_uuid, _ timeout: Double) throws(VeltoError) -> velto_op {
        velto_op(try device.beginRead(BluetoothUUID(uuid), timeout: Duration(clampingSeconds: timeout)).handle)
    }

    static func deviceWriteValue(
        _ device: Device, _ characteristic: UInt16, _ kind: velto_write_kind, _ bytes: UnsafeRawBufferPointer,
        _ timeout: Double
    ) throws(VeltoError) -> velto_op {
        let kind = kind == VELTO_WRITE_KIND_WITH_RESPONSE ? WriteKind.withResponse : .withoutResponse
        return velto_op(
            try device.beginWrite(
                unsafe Array(bytes), to: ValueHandle(rawValue: characteristic), kind,
                timeout: Duration(clampingSeconds: timeout)
            ).handle)
    }

    /// Waits for a notified value.
    static func deviceAwaitValue(
        _ device: Device, _ characteristic: UInt16, _ prefix: UnsafeRawBufferPointer, _ timeout: Double
    ) throws(VeltoError) -> velto_op {
        let operation = try device.beginAwaitValue(
            of: ValueHandle(rawValue: characteristic), startingWith: unsafe Array(prefix),
            timeout: Duration(clampingSeconds: timeout))
        return velto_op(operation.handle)
    }

    /// Returns the value that an operation has received.
    static func opGetValue(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8]) {
        if let value = op.value { return (.ok, value) }
        return (op.result == nil ? .pending : .nothing, [])
    }

    // MARK: Notifications

    static func deviceSubscribe(
        _ device: Device, _ characteristic: UInt16, _ def: velto_subscription_def
    ) throws(VeltoError) -> (subscription: velto_subscription, op: velto_op) {
        let (subscription, operation) = try device.beginSubscribe(
            to: ValueHandle(rawValue: characteristic), isStream: def.flags & VELTO_SUBSCRIPTION_STREAM != 0,
            capacity: Int(def.capacity),
            timeout: Duration(clampingSeconds: def.timeout))
        return (velto_subscription(subscription.handle), velto_op(operation.handle))
    }

    /// Subscribes to the characteristic with a UUID.
    static func deviceSubscribeUuid(
        _ device: Device, _ uuid: velto_uuid, _ def: velto_subscription_def
    ) throws(VeltoError) -> (subscription: velto_subscription, op: velto_op) {
        let (subscription, operation) = try device.beginSubscribe(
            to: BluetoothUUID(uuid), isStream: def.flags & VELTO_SUBSCRIPTION_STREAM != 0, capacity: Int(def.capacity),
            timeout: Duration(clampingSeconds: def.timeout))
        return (velto_subscription(subscription.handle), velto_op(operation.handle))
    }

    /// Takes the oldest value.
    static func subscriptionPollValue(
        _ subscription: Subscription, _ value: inout velto_value
    ) throws(VeltoError) -> ResultCode {
        value.characteristic = subscription.characteristic.rawValue
        let taken: Void? = subscription.poll { time, sequence, bytes in
            value.timestamp_ns = time.nanoseconds
            value.sequence = sequence
            value.size = FixedBytes.store(bytes, in: &value.bytes)
        }
        return taken == nil ? .nothing : .ok
    }

    static func subscriptionGetInfo(
        _ subscription: Subscription, _ info: inout velto_subscription_info
    ) throws(VeltoError) {
        let status = subscription.status
        info.take(status)
        info.flags =
            (subscription.isStream ? VELTO_SUBSCRIPTION_STREAM : 0)
            | (status.route?.isShared == true ? VELTO_SUBSCRIPTION_SHARED : 0)
    }

    /// Returns the reason for the end of the subscription.
    static func subscriptionGetError(_ subscription: Subscription) throws(VeltoError) -> String {
        subscription.status.error?.messageInC ?? ""
    }

    /// Returns the details of the failure that ended the subscription.
    static func subscriptionGetErrorDetail(
        _ subscription: Subscription, _ detail: inout velto_error_detail
    ) throws(VeltoError) {
        detail.device = velto_device(subscription.device.handle)
        if let error = subscription.status.error { detail.take(error) }
    }

    static func subscriptionGetFd(_ subscription: Subscription) throws(VeltoError) -> Int32 {
        try subscription.descriptor()
    }

    static func subscriptionDestroy(_ subscription: Subscription) {
        subscription.destroy()
    }
}

// Generated from bindings/api/gatt.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of GattCalls, which people write:
//
//     static func deviceListServices(_ device: Device) throws(VeltoError) -> [velto_gatt_service]
//     static func deviceListCharacteristics(_ device: Device) throws(VeltoError) -> [velto_gatt_characteristic]
//     static func deviceListDescriptors(_ device: Device) throws(VeltoError) -> [velto_gatt_descriptor]
//     static func deviceFindCharacteristic(_ device: Device, _ service: velto_uuid, _ uuid: velto_uuid) throws(VeltoError) -> (code: ResultCode, characteristic: UInt16)
//     static func uuidParse(_ text: String, _ uuid: inout velto_uuid) throws(VeltoError)
//     static func uuidToText(_ uuid: velto_uuid) throws(VeltoError) -> String
//     static func deviceReadValue(_ device: Device, _ characteristic: UInt16, _ timeout: Double) throws(VeltoError) -> velto_op
//     static func deviceReadUuid(_ device: Device, _ uuid: velto_uuid, _ timeout: Double) throws(VeltoError) -> velto_op
//     static func deviceWriteValue(_ device: Device, _ characteristic: UInt16, _ kind: velto_write_kind, _ bytes: UnsafeRawBufferPointer, _ timeout: Double) throws(VeltoError) -> velto_op
//     static func deviceAwaitValue(_ device: Device, _ characteristic: UInt16, _ prefix: UnsafeRawBufferPointer, _ timeout: Double) throws(VeltoError) -> velto_op
//     static func opGetValue(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8])
//     static func deviceSubscribe(_ device: Device, _ characteristic: UInt16, _ def: velto_subscription_def) throws(VeltoError) -> (subscription: velto_subscription, op: velto_op)
//     static func deviceSubscribeUuid(_ device: Device, _ uuid: velto_uuid, _ def: velto_subscription_def) throws(VeltoError) -> (subscription: velto_subscription, op: velto_op)
//     static func subscriptionPollValue(_ subscription: Subscription, _ value: inout velto_value) throws(VeltoError) -> ResultCode
//     static func subscriptionGetInfo(_ subscription: Subscription, _ info: inout velto_subscription_info) throws(VeltoError)
//     static func subscriptionGetError(_ subscription: Subscription) throws(VeltoError) -> String
//     static func subscriptionGetErrorDetail(_ subscription: Subscription, _ detail: inout velto_error_detail) throws(VeltoError)
//     static func subscriptionGetFd(_ subscription: Subscription) throws(VeltoError) -> Int32
//     static func subscriptionDestroy(_ subscription: Subscription)

/// List the services of a device that is READY.
@c @implementation
public func velto_device_list_services(
    _ device: velto_device, _ services: UnsafeMutablePointer<velto_gatt_service>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_list_services") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let servicesValue = try unsafe OutputBuffer(services, capacity, out_count, "services")
        let services = try GattCalls.deviceListServices(deviceValue)
        let stored = unsafe servicesValue.store(services)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_list_services", device: ObjectHandle(device))
    }
}

/// List the characteristics of a device that is READY.
@c @implementation
public func velto_device_list_characteristics(
    _ device: velto_device, _ characteristics: UnsafeMutablePointer<velto_gatt_characteristic>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_list_characteristics") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let characteristicsValue = try unsafe OutputBuffer(characteristics, capacity, out_count, "characteristics")
        let characteristics = try GattCalls.deviceListCharacteristics(deviceValue)
        let stored = unsafe characteristicsValue.store(characteristics)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_list_characteristics", device: ObjectHandle(device))
    }
}

/// List the descriptors of a device that is READY, as far as its backend reports them.
@c @implementation
public func velto_device_list_descriptors(
    _ device: velto_device, _ descriptors: UnsafeMutablePointer<velto_gatt_descriptor>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_list_descriptors") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let descriptorsValue = try unsafe OutputBuffer(descriptors, capacity, out_count, "descriptors")
        let descriptors = try GattCalls.deviceListDescriptors(deviceValue)
        let stored = unsafe descriptorsValue.store(descriptors)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_list_descriptors", device: ObjectHandle(device))
    }
}

/// Find a characteristic by its UUID.
@c @implementation
public func velto_device_find_characteristic(
    _ device: velto_device, _ service: velto_uuid, _ uuid: velto_uuid,
    _ out_characteristic: UnsafeMutablePointer<UInt16>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_find_characteristic") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_characteristic, "out_characteristic")
        let (code, characteristic) = try GattCalls.deviceFindCharacteristic(deviceValue, service, uuid)
        unsafe out_characteristic?.pointee = characteristic
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_find_characteristic", device: ObjectHandle(device))
    }
}

/// Convert text to a UUID.
@c @implementation
public func velto_uuid_parse(
    _ text: UnsafePointer<CChar>?, _ out_uuid: UnsafeMutablePointer<velto_uuid>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_uuid_parse") }
    do throws(VeltoError) {
        let textValue = try unsafe readText(text, "text", limit: 64)
        try unsafe withFrozenOutput(out_uuid, "out_uuid") { (uuid: inout velto_uuid) throws(VeltoError) in
            try GattCalls.uuidParse(textValue, &uuid)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_uuid_parse")
    }
}

/// Convert a UUID to text, such as "0000180f-0000-1000-8000-00805f9b34fb".
@c @implementation
public func velto_uuid_to_text(
    _ uuid: velto_uuid, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_uuid_to_text") }
    do throws(VeltoError) {
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try GattCalls.uuidToText(uuid)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_uuid_to_text")
    }
}

/// Read the value of a characteristic, even one longer than a packet.
@c @implementation
public func velto_device_read_value(
    _ device: velto_device, _ characteristic: UInt16, _ timeout: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_read_value") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkNumber(timeout, "timeout", 0.01, 300)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try GattCalls.deviceReadValue(deviceValue, characteristic, timeout)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_read_value", device: ObjectHandle(device))
    }
}

/// Read the value of the first characteristic with a UUID.
@c @implementation
public func velto_device_read_uuid(
    _ device: velto_device, _ uuid: velto_uuid, _ timeout: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_read_uuid") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkNumber(timeout, "timeout", 0.01, 300)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try GattCalls.deviceReadUuid(deviceValue, uuid, timeout)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_read_uuid", device: ObjectHandle(device))
    }
}

/// Write the value of a characteristic; writes to one device keep the order of the calls.
@c @implementation
public func velto_device_write_value(
    _ device: velto_device, _ characteristic: UInt16, _ kind: velto_write_kind, _ bytes: UnsafeRawPointer?, _ size: Int,
    _ timeout: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_write_value") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(kind, "kind", "0 to 1", known: isKnown_velto_write_kind(kind))
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
        try checkNumber(timeout, "timeout", 0.01, 300)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe GattCalls.deviceWriteValue(deviceValue, characteristic, kind, bytesValue, timeout)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_write_value", device: ObjectHandle(device))
    }
}

/// Wait for the next notified value that begins with the given bytes.
@c @implementation
public func velto_device_await_value(
    _ device: velto_device, _ characteristic: UInt16, _ prefix: UnsafeRawPointer?, _ size: Int, _ timeout: Double,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_await_value") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let prefixValue = try unsafe readBytes(prefix, size, "prefix", "size", limit: 512)
        try checkNumber(timeout, "timeout", 0.01, 300)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe GattCalls.deviceAwaitValue(deviceValue, characteristic, prefixValue, timeout)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_await_value", device: ObjectHandle(device))
    }
}

/// Get the bytes that an operation received.
@c @implementation
public func velto_op_get_value(
    _ op: velto_op, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_value") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let (code, buffer) = try GattCalls.opGetValue(opValue)
        let stored = unsafe bufferValue.store(buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_op_get_value")
    }
}

/// Fill a velto_subscription_def with its defaults.
@c @implementation
public func velto_subscription_def_init(
    _ def: UnsafeMutablePointer<velto_subscription_def>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_subscription_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_subscription_def_init")
    }
}

/// Subscribe to the notifications or indications of a characteristic.
@c @implementation
public func velto_device_subscribe(
    _ device: velto_device, _ characteristic: UInt16, _ def: UnsafePointer<velto_subscription_def>?,
    _ out_subscription: UnsafeMutablePointer<velto_subscription>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_subscribe") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        try unsafe checkPointer(out_subscription, "out_subscription")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (subscription, op) = try GattCalls.deviceSubscribe(deviceValue, characteristic, defValue)
        unsafe out_subscription?.pointee = subscription
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_subscribe", device: ObjectHandle(device))
    }
}

/// Subscribe to the first characteristic with a UUID.
@c @implementation
public func velto_device_subscribe_uuid(
    _ device: velto_device, _ uuid: velto_uuid, _ def: UnsafePointer<velto_subscription_def>?,
    _ out_subscription: UnsafeMutablePointer<velto_subscription>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_subscribe_uuid") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        try unsafe checkPointer(out_subscription, "out_subscription")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (subscription, op) = try GattCalls.deviceSubscribeUuid(deviceValue, uuid, defValue)
        unsafe out_subscription?.pointee = subscription
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_subscribe_uuid", device: ObjectHandle(device))
    }
}

/// Take the oldest waiting value.
@c @implementation
public func velto_subscription_poll_value(
    _ subscription: velto_subscription, _ out_value: UnsafeMutablePointer<velto_value>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_poll_value") }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        let code = try unsafe withFrozenOutput(out_value, "out_value") { (value: inout velto_value) throws(VeltoError) in
            try GattCalls.subscriptionPollValue(subscriptionValue, &value)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_subscription_poll_value")
    }
}

/// Get information about a subscription.
@c @implementation
public func velto_subscription_get_info(
    _ subscription: velto_subscription, _ out_info: UnsafeMutablePointer<velto_subscription_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_get_info") }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_subscription_info) throws(VeltoError) in
            try GattCalls.subscriptionGetInfo(subscriptionValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_subscription_get_info")
    }
}

/// Get the reason why a subscription ended by itself.
@c @implementation
public func velto_subscription_get_error(
    _ subscription: velto_subscription, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_get_error") }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try GattCalls.subscriptionGetError(subscriptionValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_subscription_get_error")
    }
}

/// Get the details of the failure that ended a subscription.
@c @implementation
public func velto_subscription_get_error_detail(
    _ subscription: velto_subscription, _ out_detail: UnsafeMutablePointer<velto_error_detail>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_get_error_detail") }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        try unsafe withOutput(out_detail, "out_detail") { (detail: inout velto_error_detail) throws(VeltoError) in
            try GattCalls.subscriptionGetErrorDetail(subscriptionValue, &detail)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_subscription_get_error_detail")
    }
}

/// Get the descriptor that is readable while a value waits; poll it, but never read or close it.
@c @implementation
public func velto_subscription_get_fd(
    _ subscription: velto_subscription, _ out_fd: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_subscription_get_fd") }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try GattCalls.subscriptionGetFd(subscriptionValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_subscription_get_fd")
    }
}

/// Destroy a subscription; the last one to a characteristic disables its notifications.
@c @implementation
public func velto_subscription_destroy(_ subscription: velto_subscription) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let subscriptionValue = try resolve(ObjectHandle(subscription), as: Subscription.self)
        GattCalls.subscriptionDestroy(subscriptionValue)
    } catch {
        return
    }
}

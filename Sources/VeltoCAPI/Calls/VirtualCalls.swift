internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Virtual devices.
enum VirtualCalls {
    static func contextCreateVirtualDevice(
        _ context: Context, _ identifier: String, _ capabilities: velto_capability
    ) throws(VeltoError) -> velto_device {
        let device = try context.createVirtualDevice(
            identifier, capabilities: capabilities == 0 ? .playing : WearableCapabilities(rawValue: capabilities))
        return velto_device(device.handle)
    }

    /// Supplies the input of a virtual device.
    static func deviceSupplyInput(_ device: Device, _ input: velto_input) throws(VeltoError) {
        try device.supply(GameInput(input))
    }

    static func devicePlayScript(_ device: Device, _ text: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op {
        velto_op(try device.beginPlay(script: unsafe Array(text)).handle)
    }

    /// Plays the script in a file.
    static func devicePlayFile(_ device: Device, _ path: String) throws(VeltoError) -> velto_op {
        velto_op(try device.beginPlay(file: path).handle)
    }

    static func deviceStartRecording(_ device: Device, _ path: String) throws(VeltoError) -> velto_op {
        velto_op(try device.beginRecording(to: path).handle)
    }

    static func deviceStopRecording(_ device: Device) throws(VeltoError) -> ResultCode {
        device.stopRecording() ? .ok : .nothing
    }

    // MARK: Keyboards

    static func keyboardCreate(_ config: velto_keyboard_config) throws(VeltoError) -> ObjectHandle {
        try KeyboardObject.create(Keyboard(config: Keyboard.Config(config))).handle
    }

    static func keyboardDestroy(_ keyboard: KeyboardObject) {
        keyboard.destroy()
    }

    /// Advances a keyboard by a frame.
    static func keyboardStep(
        _ keyboard: KeyboardObject, _ keys: velto_key, _ dt: Double, _ input: inout velto_input
    ) throws(VeltoError) {
        input.take(
            try keyboard.use { keyboard throws(VeltoError) in keyboard.step(Keyboard.Keys(rawValue: keys), dt: dt) })
    }
}

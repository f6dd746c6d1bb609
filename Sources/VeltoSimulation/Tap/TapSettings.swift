/// The persistent settings of a TAP wearable: 20 bytes, of which 4 have a published meaning.
///
/// Source: TAP protocol notes, 5.5.
struct TapSettings: Equatable {
    var bytes: [UInt8]

    /// Creates settings.
    ///
    /// Unknown bytes are not 0, so a host must write back the bytes that it has read.
    init(isDeveloperModeOn: Bool) {
        bytes = [0x10, 0x55, 0x05, isDeveloperModeOn ? 0x42 : 0x02] + (4..<20).map { UInt8(0xA0 + $0) }
    }

    /// Whether the motor is switched off.
    var isVibrationOff: Bool { bytes[0] & 1 << 1 != 0 }
    /// Whether raw data may be streamed.
    var isDeveloperModeOn: Bool { bytes[3] & 1 << 6 != 0 }
}

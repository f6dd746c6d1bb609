internal import VeltoWearable

/// A timer as a part of a device.
final class TimerPart: DevicePartContents {
    static let partName = "timer"
}

/// A board event as a part of a device.
final class EventPart: DevicePartContents {
    static let partName = "board event"
}

/// A macro as a part of a device.
final class MacroPart: DevicePartContents {
    static let partName = "macro"
}

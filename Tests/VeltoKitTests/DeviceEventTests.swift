import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoKit

/// The events of devices, and the values that they carry.
@Suite struct DeviceEventTests {
    @Test func detailsAreAnnouncedByTheirNumbers() {
        var details = DeviceDetails()
        #expect(
            DeviceEvent.detailsRead(details)
                == .detailsRead(hardwareVersion: nil, firmwareVersion: nil, battery: nil))
        (details.hardwareVersion, details.battery) = (30300, 87)
        #expect(
            DeviceEvent.detailsRead(details)
                == .detailsRead(hardwareVersion: 30300, firmwareVersion: nil, battery: 87))
    }

    @Test func fingersOfGesturesFollowTheirNames() {
        let names = ["Index": 1, "Middle": 2, "Ring": 3, "Pinky": 4]
        for gesture in HandGesture.allCases {
            let expected = names.first { "\(gesture)".hasSuffix($0.key) }?.value
            #expect(gesture.finger == expected, "\(gesture)")
            #expect(DeviceEvent.handGesture(gesture) == .handGesture(gesture, finger: expected), "\(gesture)")
        }
    }

    @Test func numbersAreThoseOfTheNotes() {
        #expect(HandGesture.allCases.map(\.rawValue) == Array(0...15) + Array(17...20))
        #expect(HandState.allCases.map(\.rawValue) == Array(100...105))
        #expect(MouseState.allCases.map(\.rawValue) == Array(0...3))
        #expect(ShiftState.allCases.map(\.rawValue) == Array(0...2))
    }

    /// An event is copied at every step: those of devices must not make the others larger.
    @Test func theEventsOfDevicesMakeNoEventLarger() {
        let largestBefore = MemoryLayout<(Bool, Bool, Bool, ShortText)>.size
        #expect(MemoryLayout<Event.Payload>.size <= largestBefore + 8)
    }
}

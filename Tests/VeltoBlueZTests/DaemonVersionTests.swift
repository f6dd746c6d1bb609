import Testing

@testable import VeltoBlueZ

@Suite struct DaemonVersionTests {
    @Test(arguments: [
        ("usb:v1D6Bp0246d0542", 5, 66), ("usb:v1D6Bp0246d0557", 5, 87), ("usb:v1D6Bp0246d0553", 5, 83),
    ])
    func modaliasOfTheDaemonGivesItsVersion(modalias: String, major: Int, minor: Int) {
        #expect(DaemonVersion(modalias: modalias) == DaemonVersion(major, minor))
    }

    @Test(arguments: [
        "", "usb:v1D6Bp0246d", "usb:v1D6Bp0246d05421", "usb:v1D6Bp0246d05-2", "bluetooth:v0000p0000d0542",
    ])
    func foreignModaliasGivesNoVersion(modalias: String) {
        #expect(DaemonVersion(modalias: modalias) == nil)
    }

    @Test func laterVersionsCanDoMore() {
        #expect(!DaemonVersion(5, 66).acquiresIndications)
        #expect(DaemonVersion(5, 80).acquiresIndications)
        #expect(!DaemonVersion(5, 82).announcesReasons)
        #expect(DaemonVersion(5, 83).announcesReasons)
        #expect(DaemonVersion(6, 0).answersFailedAcquire)
    }
}

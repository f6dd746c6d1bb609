import Testing

@testable import VeltoMetaWear

/// The maker's examples, within 5 %.
@Suite struct LogEstimateTests {
    private let flashS: UInt32 = 66_781_184
    private let flashR: UInt32 = 1_048_576
    private let day = 86_400.0

    private func estimate(
        _ sensors: Set<BoardSensor>, entries: [Int], capacity: UInt32, isS: Bool = true
    ) -> LogEstimate {
        LogEstimate(
            entries.map { LogPlanItem(rate: 100, entriesPerSample: $0) }, capacity: capacity, used: 0, charge: 1,
            BoardCurrents(sensors: sensors, hasBMI270: isS), notificationRate: 100)
    }

    @Test func theMakersExamples() {
        let acceleration = estimate([.accelerometer], entries: [2], capacity: flashS)
        #expect(abs(acceleration.duration / day / 3.9 - 1) < 0.05 && acceleration.first == .memory)
        let axes = estimate([.accelerometer, .gyroscope, .magnetometer], entries: [2, 2, 2], capacity: flashS)
        #expect(abs(axes.duration / day / 1.3 - 1) < 0.05 && axes.first == .memory)
        let fusion = estimate([.fusion], entries: [4], capacity: flashS)
        #expect(abs(fusion.memory / day / 2 - 1) < 0.05 && abs(fusion.battery / day / 2 - 1) < 0.05)
        let small = estimate([.accelerometer], entries: [2], capacity: flashR, isS: false)
        #expect(abs(small.memory / 60 - 87.4) < 0.1 && small.first == .memory)
    }

    @Test func aDownloadLastsAsLongAsTheLog() {
        let small = estimate([.accelerometer], entries: [2], capacity: flashR, isS: false)
        #expect(abs(small.download - small.memory) < 1)
        #expect(LogEstimate.download(of: flashS, notificationRate: 100) > 3 * day)
        #expect(LogEstimate.download(of: 10, notificationRate: 0) == .infinity)
    }

    @Test func theBatteryMayEndFirst() {
        let estimate = LogEstimate(
            [LogPlanItem(rate: 1, entriesPerSample: 1)], capacity: flashS, used: 1000, charge: 0.5,
            BoardCurrents(sensors: [.accelerometer], hasLink: true), notificationRate: 100)
        #expect(estimate.first == .battery && abs(estimate.battery - 0.5 * 100 / 7.71 * 3600) < 1)
        #expect(abs(estimate.download - (1000 + estimate.battery) / 200) < 1)
    }

    @Test func nothingLoggedLastsForever() {
        let estimate = LogEstimate(
            [], capacity: 10, used: 20, charge: 2, BoardCurrents(sensors: []), notificationRate: 100)
        #expect(estimate.memory == .infinity && estimate.battery == .infinity && estimate.download == 0.1)
    }
}

import Testing

@testable import VeltoMotion

/// Gyro aim and headings; example E25 of the orientation notes.
@Suite struct GyroAimTests {
    @Test(arguments: [
        (SIMD3(10, -5, 20.0), SIMD3(0, -0.6, 0.8), [10, 20.61552813], [10, 19.0]),
        (SIMD3(0, -30, 0.0), SIMD3(0, -0.6, 0.8), [0, 25.38], [0, 18.0]),
        (SIMD3(10, -30, 20.0), SIMD3(-0.6, 0, 0.8), [10, 22.56], [20, 10.0]),
    ])
    func ratesBecomePitchAndYaw(_ rate: SIMD3<Double>, _ up: SIMD3<Double>, _ player: [Double], _ world: [Double]) {
        let (first, second) = (GyroAim(space: .player).aim(rate, up: up), GyroAim(space: .world).aim(rate, up: up))
        #expect(areNear([first.pitch, first.yaw], player, within: 1e-8))
        #expect(areNear([second.pitch, second.yaw], world, within: 1e-8))
        let local = GyroAim(space: .local).aim(rate, up: up)
        #expect(areNear([local.pitch, local.yaw], [rate.x, rate.z]))
    }

    @Test func tighteningSlowsSmallTurns() {
        let found = GyroAim(space: .local, tightening: 10).aim(SIMD3(3, 0, 4), up: SIMD3(0, 0, 1))
        #expect(areNear([found.pitch, found.yaw], [1.5, 2]))
    }

    @Test(arguments: [1, -1.0]) func anUprightDevicePointsWithItsBack(_ side: Double) {
        let upright = Rotation(turn: SIMD3(side * .pi / 2, 0, 0)) * Rotation(turn: SIMD3(0, side * 0.2, 0))
        #expect(abs(Heading.heading(of: Rotation(heading: 0.4) * upright) - 0.6) < 1e-9)
    }

    @Test(arguments: [0.3, -2.9, 3.1]) func aDeviceIsRecentered(_ angle: Double) {
        for tilt in [0, 0.8, 1.5, -1.5] {
            let pitch = Rotation(turn: SIMD3(tilt, 0, 0))
            var heading = Heading()
            heading.recenter(Rotation(heading: angle) * pitch)
            let found = heading.apply(Rotation(heading: angle) * pitch)
            // The inclination stays; the heading is 0 again.
            #expect(found.distance(to: pitch) < 1e-6)
        }
    }
}

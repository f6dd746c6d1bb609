import Testing
import VeltoMotion

@Suite struct PointerDirectionTests {
    @Test(arguments: [
        (0.05, 0.05, PointerDirection.center), (0.1, 0.05, .right), (-0.1, 0.1, .left), (0.05, 0.2, .up),
        (0, -0.09, .down),
    ])
    func e48TheMainDirectionOfAPosition(_ x: Double, _ y: Double, _ expected: PointerDirection) {
        #expect(PointerDirection(x: x, y: y) == expected)
    }
}

/// The features of a firmware version of the classic protocol.
///
/// Source: TAP protocol notes, 1.7.
struct TapFirmwareVersion {
    private let number: Int
    private let isXR: Bool

    init(_ configuration: TapConfiguration) {
        let parts = configuration.firmwareVersion.split(separator: ".").map { Int($0) ?? 0 }
        let places = [10_000, 100, 1]
        number = zip(parts, places).reduce(0) { $0 + min(max($1.0, 0), 99) * $1.1 }
        isXR = configuration.hardware == .xr
    }

    var obeysStates: Bool { number >= 30_409 }
    var answersRequests: Bool { number >= 20_405 }

    func obeys(_ mode: TapMode) -> Bool {
        switch mode {
        case .text, .controller: true
        case .raw: number >= 20_325
        case .controllerWithMouse: !isXR && number >= 20_303
        case .controllerWithKeys: !isXR && number >= 20_405
        }
    }
}

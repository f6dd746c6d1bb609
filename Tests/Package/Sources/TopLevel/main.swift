import VeltoKit
import VeltoMetaWear

// A program of top-level code: each call with `await` returns when the device has done what it asks for.
let context = try Context(ContextDefinition(backends: [.simulated]))
var definition = SimulatorDefinition()
definition.name = "Board"
definition.model = .board(BoardConfiguration(.metaMotionS))
definition.scriptName = "sweep"
_ = try context.createSimulator(definition)

let device = try await context.connectDevice("Board", timeout: .seconds(60))
print("ready: \(device.record.linkState == .ready)")
guard let board = device.metaWear else { fatalError("no board") }
try await board.play([.flash(.green)])
let timer = try await board.createTimer(period: 0.5)
try await board.start(timer)
try await timer.remove()

let battery = try await device.signal("battery").read(.native)
print("battery: \(battery.values.count) values")

try board.setSensor(.accelerometer, rate: 100, range: 2)
let stream = try await device.signal("acceleration").startStream()
var count = 0
for try await sample in stream {
    precondition(sample.values.count == 3)
    count += 1
    if count == 20 { try await stream.stop() }
}
print("samples: \(count >= 20)")

try await device.disconnect()
print("none: \(device.record.linkState == .none)")
do {
    _ = try await device.signal("battery").read()
} catch {
    print(error.code)
}
try await device.connect()
print("ready: \(device.record.linkState == .ready)")
context.destroy()

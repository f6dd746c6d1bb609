import Testing
import VeltoBluetooth

@testable import VeltoBlueZ

@Suite struct NotifyPolicyTests {
    struct Row: Sendable {
        var properties: Characteristic.Properties = .notify
        var version = DaemonVersion(5, 66)
        var isStream = false
        var isPaired = false
        var passesDescriptors = true
        var memory = NotifyMemory.Entry()
        let path: NotifyPlan?
    }

    @Test(arguments: [
        Row(properties: [.read, .write], path: nil),
        Row(path: .signal),
        Row(isStream: true, path: .signalThenSocket),
        Row(isStream: true, memory: NotifyMemory.Entry(worked: true), path: .socket),
        Row(version: DaemonVersion(5, 84), isStream: true, path: .socket),
        Row(isPaired: true, path: .socket),
        Row(memory: NotifyMemory.Entry(worked: true), path: .socket),
        Row(isStream: true, memory: NotifyMemory.Entry(worked: true, lostEarlyValues: true), path: .signal),
        Row(isStream: true, passesDescriptors: false, path: .signal),
        Row(properties: .indicate, isStream: true, path: .signal),
        Row(properties: [.indicate, .notify], isStream: true, path: .signalThenSocket),
        Row(properties: .indicate, version: DaemonVersion(5, 80), isStream: true, path: .signalThenSocket),
        Row(properties: .indicate, version: DaemonVersion(5, 80), path: .signal),
        Row(version: DaemonVersion(5, 84), path: .socket),
        Row(version: DaemonVersion(5, 83), path: .signal),
    ])
    func thePathFollowsVersionProfileAndMemory(row: Row) {
        let policy = NotifyPolicy(
            properties: row.properties, version: row.version, isStream: row.isStream, isPaired: row.isPaired,
            passesDescriptors: row.passesDescriptors, memory: row.memory)
        #expect(policy.choice?.path == row.path)
    }

    @Test func anObjectThatIsGoneTakesWhatWasNeverAnsweredWithIt() {
        var memory = NotifyMemory()
        let keys = [NotifyMemory.Key(address: "a", handle: 1), NotifyMemory.Key(address: "b", handle: 1)]
        for key in keys { memory[key] = NotifyMemory.Entry(worked: true, isPoisoned: true) }
        memory.objectRemoved("a")
        #expect(keys.map { memory[$0].isPoisoned } == [false, true])
        #expect(memory[keys[0]].worked)
    }

    @Test func aRestartedDaemonForgetsWhatItNeverAnsweredButNotWhatWasLearnt() {
        var memory = NotifyMemory()
        let key = NotifyMemory.Key(address: "a", handle: 1)
        memory[key].isPoisoned = true
        memory[key].worked = true
        memory.daemonRestarted()
        #expect(memory[key] == NotifyMemory.Entry(worked: true))
        memory.forget("a")
        #expect(memory[key] == NotifyMemory.Entry())
    }
}

import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoKit
@testable import VeltoMetaWear

/// What families keep of devices, in memory and in the state folder.
@Suite struct FamilyRecordTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func context() throws -> TestContext {
        try folder.context { $0.families = Families([Toy()]) }
    }

    private func toy(_ test: TestContext, _ identifier: String = "sim:toy") throws -> (
        device: Device, record: ToyRecord
    ) {
        let device = try test.context.core.meet(identifier)
        try device.setFamily(Toy().family)
        return (device, try #require(device.familyRecord as? ToyRecord))
    }

    private var file: String { folder.path + "/sim_3atoy.toy" }

    private var contents: String? {
        get {
            let bytes = try? StateFolder(folder.path).read(file, limit: 1 << 20)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        nonmutating set { try? StateFolder(folder.path).write(newValue ?? "", to: file) }
    }

    @Test func aRecordIsMadeOncePerDeviceAndFamily() throws {
        let test = try context()
        defer { test.context.destroy() }
        let (device, record) = try toy(test)
        try device.setFamily(Toy().family)
        #expect(device.familyRecord === record)
        try device.setFamily(.other)
        #expect(device.familyRecord == nil)
        #expect(try toy(test).record !== record)
    }

    @Test func aRecordIsSavedAndKnownInTheNextRun() throws {
        let first = try context()
        let (device, record) = try toy(first)
        record.set("red", "1")
        device.familyRecordChanged()
        try first.advance(1)
        #expect(contents == "red=1")
        first.context.destroy()
        let second = try context()
        defer { second.context.destroy() }
        #expect(try toy(second).record.entries == ["red": "1"])
    }

    /// One of them ends later, with an older copy.
    @Test func contextsLoseNothingOfEachOther() throws {
        contents = "old=0"
        let (first, second) = (try context(), try context())
        let (late, early) = (try toy(first), try toy(second))
        early.record.set("old", "1")
        early.record.set("blue", "1")
        early.device.familyRecordChanged()
        second.context.destroy()
        late.record.set("red", "1")
        late.device.familyRecordChanged()
        first.context.destroy()
        #expect(contents == "blue=1,old=1,red=1")
    }

    private func warnings(_ test: TestContext, _ text: String) -> Int {
        var count = 0
        while let line = test.context.log.read() { if line.text.includes(text) { count += 1 } }
        return count
    }

    private var damaged: String? {
        let bytes = try? StateFolder(folder.path).read(file + ".damaged", limit: 1 << 20)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: ["rubbish", String(repeating: "a=1,", count: 1000)])
    func aDamagedFileIsSetAsideAndSavingGoesOn(_ text: String) throws {
        contents = text
        let test = try context()
        let (device, record) = try toy(test)
        record.set("red", "1")
        device.familyRecordChanged()
        try test.advance(1)
        #expect(contents == "red=1" && damaged == text)
        record.set("red", "2")
        device.familyRecordChanged()
        test.context.destroy()
        #expect(contents == "red=2" && damaged == text)
        #expect(warnings(test, "toy is damaged and was set aside") == 1)
    }

    /// The lock is held while the file is renamed: another program may be replacing it.
    @Test func aDamagedFileIsSetAsideUnderTheLockAlthoughNothingIsSaved() throws {
        contents = "rubbish"
        let test = try context()
        try FolderLock.whileHeld(on: StateFolder(folder.path)) { () throws(VeltoError) in
            _ = try? toy(test)
            try? test.advance(1)
            #expect(contents == "rubbish")
        }
        try test.advance(1)
        #expect(contents == nil && damaged == "rubbish")
        test.context.destroy()
    }

    /// A file that turns out damaged later, such as by another program.
    @Test func aFileThatIsDamagedMeanwhileIsReplaced() throws {
        let test = try context()
        let (device, record) = try toy(test)
        contents = "rubbish"
        record.set("red", "1")
        device.familyRecordChanged()
        test.context.destroy()
        #expect(contents == "red=1" && damaged == "rubbish")
    }

    @Test func aForgottenDeviceLeavesNoRecord() throws {
        let test = try context()
        let (device, record) = try toy(test)
        record.set("red", "1")
        device.familyRecordChanged()
        try test.advance(1)
        _ = try device.beginForget()
        try test.advance(1)
        device.familyRecordChanged()
        test.context.destroy()
        #expect(contents == nil)
    }

    @Test func anEphemeralContextWritesNothing() throws {
        let test = try folder.context {
            $0.families = Families([Toy()])
            $0.isEphemeral = true
        }
        let (device, record) = try toy(test)
        record.set("red", "1")
        device.familyRecordChanged()
        test.context.destroy()
        #expect(folder.names.isEmpty)
    }

    @Test func aLockedFolderOnlyPostponesSaving() throws {
        let test = try context()
        let (device, record) = try toy(test)
        record.set("red", "1")
        device.familyRecordChanged()
        try FolderLock.whileHeld(on: StateFolder(folder.path)) { () throws(VeltoError) in
            try? test.advance(1)
            #expect(contents == nil)
        }
        try test.advance(1)
        #expect(contents == "red=1")
        test.context.destroy()
    }
}

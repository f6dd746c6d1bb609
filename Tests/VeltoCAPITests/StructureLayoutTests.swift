import Testing

@testable import VeltoCAPI

@Suite("Structure layouts")
struct StructureLayoutTests {
    @Test(
        "The compiler gives every structure the size that the description promises", arguments: structureLayouts.indices
    )
    func size(index: Int) {
        let layout = structureLayouts[index]
        #expect(layout.size == layout.declaredSize, "\(layout.name)")
    }

    @Test("The compiler puts every member where the description promises", arguments: structureLayouts.indices)
    func offsets(index: Int) {
        for member in structureLayouts[index].members {
            #expect(member.compiled == member.declared, "\(structureLayouts[index].name).\(member.name)")
        }
    }
}

/// One structure of the interface, as described and as compiled.
struct StructureLayout: Sendable {
    let name: StaticString
    let declaredSize: Int
    let size: Int
    /// Name, described offset and compiled offset of each member.
    let members: [(name: StaticString, declared: Int, compiled: Int?)]
}

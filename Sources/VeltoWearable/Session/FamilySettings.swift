/// The program's settings of all present and future devices of a family.
///
/// New sessions also receive them, as a command.
public protocol FamilySettings: SessionCommand {}

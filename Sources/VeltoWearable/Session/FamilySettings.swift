/// Settings that a program makes once for all devices of a family, present and future: a command that new sessions get too.
public protocol FamilySettings: SessionCommand {}

public import VeltoMotion

// What the handles of pure objects stand for.

/// The drivers of one player behind a handle.
public typealias Driver = PureObject<DriverSet>
/// A strategy behind a handle.
public typealias Strategy = PureObject<GameStrategy>
/// A navigator behind a handle.
public typealias Navigator = PureObject<NavigatedScreen>

extension GameStrategy: PureValue {
    /// What handles of strategies say of themselves.
    public static var handleKind: HandleKind { .strategy }
}

public import VeltoMotion

// The kinds of pure objects.

/// The drivers of one player behind a handle.
public typealias Driver = PureObject<DriverSet>
/// A strategy behind a handle.
public typealias Strategy = PureObject<GameStrategy>
/// A navigator behind a handle.
public typealias Navigator = PureObject<NavigatedScreen>

extension GameStrategy: PureValue {
    /// The kind of strategy handles.
    public static var handleKind: HandleKind { .strategy }
}

public import VeltoMotion

// The kinds of pure objects.

/// The drivers of a player, behind a handle.
package typealias Driver = PureObject<DriverSet>
/// A strategy behind a handle.
package typealias Strategy = PureObject<GameStrategy>
/// A navigator behind a handle.
package typealias Navigator = PureObject<NavigatedScreen>

/// A keyboard behind a handle.
package typealias KeyboardObject = PureObject<Keyboard>

extension Keyboard: PureValue {
    /// The kind of keyboard handles.
    package static var handleKind: HandleKind { .keyboard }
}

extension GameStrategy: PureValue {
    /// The kind of strategy handles.
    package static var handleKind: HandleKind { .strategy }
}

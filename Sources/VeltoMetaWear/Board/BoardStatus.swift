public import VeltoWearable

/// What is known of a connected board.
public struct BoardStatus: SessionState, Hashable {
    /// The model.
    public var model = BoardModel(number: nil, hardware: nil) { _ in false }
    /// The modules that are present.
    public var modules: [BoardModule: ModuleInfo] = [:]
    /// The sensors that run.
    public var running: Set<BoardModule> = []

    init() {}
}

/// The readers of a signal, whose references are counted when they come and go and not for every frame.
@safe struct OutletList: ~Copyable {
    private var outlets: UnsafeMutableBufferPointer<Unmanaged<SampleOutlet>>

    /// An empty list.
    init() {
        unsafe outlets = .allocate(capacity: 0)
    }

    deinit {
        for index in unsafe outlets.indices { unsafe outlets[index].release() }
        unsafe outlets.deallocate()
    }

    /// Adds a reader.
    mutating func add(_ outlet: SampleOutlet) {
        unsafe replace(with: Array(outlets) + [.passRetained(outlet)])
    }

    /// Removes a reader.
    mutating func remove(_ outlet: SampleOutlet) {
        let removed = unsafe Unmanaged.passUnretained(outlet)
        let kept = unsafe outlets.filter { unsafe $0.toOpaque() != removed.toOpaque() }
        guard unsafe kept.count < outlets.count else { return }
        unsafe replace(with: kept)
        unsafe removed.release()
    }

    /// Calls the function with every reader; it must not add or remove one.
    @inline(__always)
    func forEach(_ body: (SampleOutlet) -> Void) {
        for index in unsafe 0..<outlets.count { unsafe outlets[index]._withUnsafeGuaranteedRef(body) }
    }

    private mutating func replace(with new: [Unmanaged<SampleOutlet>]) {
        unsafe outlets.deallocate()
        unsafe outlets = .allocate(capacity: new.count)
        _ = unsafe outlets.initialize(fromContentsOf: new)
    }
}

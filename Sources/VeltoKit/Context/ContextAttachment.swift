/// An object of a program that ends with its context.
protocol ContextAttachment: AnyObject, Sendable {
    /// The context is being destroyed; its loop does not turn any more.
    func contextEnded()
}

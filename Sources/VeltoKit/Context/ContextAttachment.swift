/// An object of the program that ends with its context.
protocol ContextAttachment: AnyObject, Sendable {
    /// Called when the context is being destroyed and its loop has stopped.
    func contextEnded()
}

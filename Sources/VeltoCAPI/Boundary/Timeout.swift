/// A timeout in seconds; nil for negative ones such as `VELTO_FOREVER`.
func limit(_ timeout: Double) -> Double? {
    timeout < 0 ? nil : timeout
}

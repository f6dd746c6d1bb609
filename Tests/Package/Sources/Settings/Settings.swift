/// The settings of the game, which know nothing of devices.
enum Settings {
    static let volume = 0.5
}

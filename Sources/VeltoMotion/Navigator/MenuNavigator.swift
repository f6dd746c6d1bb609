public import VeltoCore

/// Moves the focus of a menu by motion and confirms its items, without drawing anything.
///
/// Leaning chooses an item, holding it or a click confirms it. Keys, pads and fingers work on the same menu through
/// `moveFocus(by:)` and `activateFocus()`. Source: Triki protocol notes, 10.7.
///
/// ```swift
/// var navigator = MenuNavigator()
/// navigator.configure(itemCount: 3)
/// while isRunning() {
///     let step = navigator.tick(device, at: context.time.now)
///     if let item = step.activated { openItem(item) }
/// }
/// ```
public struct MenuNavigator: Hashable, Sendable {
    /// The ways to confirm an item.
    public enum Confirmation: CaseIterable, Hashable, Sendable {
        /// Holding the focus, or the button.
        case holdOrButton
        /// Only the button.
        case button
        /// Only holding the focus.
        case hold
    }

    /// The members of a frame that a navigator uses.
    public struct Input: Hashable, Sendable {
        /// The position sideways, −1…1.
        public var position: Double
        /// Whether the button was clicked in this frame.
        public var isClicked: Bool
        /// Whether the position and the button are valid.
        public var isAvailable: Bool

        /// Creates an input.
        public init(position: Double, isClicked: Bool = false, isAvailable: Bool = true) {
            self.position = position
            self.isClicked = isClicked
            self.isAvailable = isAvailable
        }

        /// Creates an input from a game input.
        public init(_ input: GameInput) {
            self.init(
                position: input.positionX, isClicked: input.bleButtonClick,
                isAvailable: input.flags.contains(.controlAvailable))
        }
    }

    /// The result of a step.
    public struct Step: Hashable, Sendable {
        /// The item that got the focus.
        public var focused: Int?
        /// Whether the focus was lost.
        public var isCleared = false
        /// The item that was confirmed.
        public var activated: Int?
        /// The command of a tap or an air gesture; `leave` closes the menu.
        public var command = MenuCommand.none

        /// Creates an empty result.
        public init() {}

        /// Appends a later result.
        public mutating func add(_ later: Step) {
            focused = later.focused ?? focused
            activated = later.activated ?? activated
            isCleared = isCleared || later.isCleared
            if later.command != .none { command = later.command }
        }
    }

    /// The maximum number of items.
    private static let itemLimit = 65_536
    private static let longestStep = 1.0 / 30
    private static let firstStep = 1.0 / 60

    /// The rules and times of the navigator.
    public var config: NavigatorConfig {
        didSet { applyConfig() }
    }
    /// The focused item.
    public private(set) var focus: Int?
    /// The number of items; 0 until configured.
    public private(set) var itemCount = 0
    /// Whether motion and touch are paused; all state is kept.
    public var isSuspended = false
    private(set) var confirmation = Confirmation.holdOrButton
    private var disabledItems: Set<Int> = []
    private var hold = HoldTracker()
    private var focusGate = FocusGate()
    private var buttonGate = ButtonGate()
    private var settle = 0.0
    private var grace = 0.0
    private var arm = 0.0
    /// Whether a key has set the focus, which then survives the neutral zone.
    private var isFocusPinned = false
    /// Whether the focused item was confirmed and must lose the focus before another hold confirms.
    private var mustLeave = false
    private var lastTime: Timestamp?

    /// Creates a navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        self.config = config
        applyConfig()
    }

    private mutating func applyConfig() {
        focusGate.adjacentDwell = config.adjacentDwell
        focusGate.jumpDwell = config.jumpDwell
        buttonGate.cooldown = config.confirmCooldown
    }

    /// Whether there is a menu.
    public var isConfigured: Bool { itemCount > 0 }

    /// The hold progress of the focused item, 0…1.
    public var holdProgress: Double { hold.progress }

    private var isComfortable: Bool { config.policy == .comfort }

    // MARK: The menu

    /// Begins a menu of at least one item; keeps a focus that is still valid, and resets all other state.
    public mutating func configure(itemCount: Int, confirmation: Confirmation = .holdOrButton) {
        let keptFocus = focus.flatMap { $0 < itemCount ? $0 : nil }
        forgetMenu()
        self.itemCount = min(max(1, itemCount), Self.itemLimit)
        self.confirmation = confirmation
        focus = keptFocus
        arm = confirmation == .button ? config.armDuration : 0
    }

    /// Ends the menu.
    public mutating func clear() {
        forgetMenu()
    }

    private mutating func forgetMenu() {
        var fresh = MenuNavigator(config: config)
        fresh.isSuspended = isSuspended
        fresh.lastTime = lastTime
        self = fresh
    }

    /// Disables or enables an item.
    public mutating func setEnabled(_ item: Int, _ isEnabled: Bool) {
        guard isItem(item) else { return }
        if isEnabled { disabledItems.remove(item) } else { disabledItems.insert(item) }
    }

    /// Returns whether an item can be confirmed.
    public func isEnabled(_ item: Int) -> Bool {
        isItem(item) && !disabledItems.contains(item)
    }

    private func isItem(_ item: Int) -> Bool {
        item >= 0 && item < itemCount
    }

    // MARK: Motion

    /// Polls an input provider, and advances to a time of any clock.
    public mutating func tick(_ provider: some InputProvider, at now: Timestamp) -> Step {
        guard isConfigured, !isSuspended else { return Step() }
        let elapsed = Self.sane(lastTime.map { now.seconds(since: $0) } ?? Self.firstStep)
        return step(Input(provider.pollInput(deltaTime: elapsed)), at: now)
    }

    /// Advances to a time of any clock.
    public mutating func step(_ input: Input, at now: Timestamp) -> Step {
        guard isConfigured, !isSuspended else { return Step() }
        let elapsed = lastTime.map { now.seconds(since: $0) } ?? Self.firstStep
        lastTime = now
        return step(input, dt: elapsed)
    }

    /// Makes the next `step(_:at:)` a first step, with no elapsed time.
    public mutating func resetClock() {
        lastTime = nil
    }

    /// Advances by one frame, at most 1/30 s.
    public mutating func step(_ input: Input, dt: Double) -> Step {
        guard isConfigured, !isSuspended else { return Step() }
        let time = Self.sane(dt)
        // The gate processes every frame, even if the click does not count (correction F24).
        let isPressed = buttonGate.observe(input.isClicked, dt: time) && confirmation != .hold
        if isComfortable { arm = max(0, arm - time) }
        guard input.isAvailable else {
            hold.reset()
            return Step()
        }
        guard let meant = slot(at: input.position) else { return stepInTheMiddle(isPressed, time) }
        grace = 0
        let slot = focusGate.resolve(meant, current: focus, dt: time) ?? meant
        return slot == focus ? stepOnItem(slot, isPressed, time) : moveFocus(to: slot)
    }

    static func sane(_ dt: Double) -> Double {
        dt.isNaN ? 0 : SignalMaths.limit(dt, 0, longestStep)
    }

    private func slot(at position: Double) -> Int? {
        isComfortable
            ? Slots.outward(
                at: position, of: itemCount, current: focus, enter: config.neutralEnter, exit: config.neutralExit)
            : Slots.focused(
                at: position, of: itemCount, current: focus, enter: config.neutralEnter, exit: config.neutralExit)
    }

    private mutating func stepInTheMiddle(_ isPressed: Bool, _ time: Double) -> Step {
        guard let focus else { return Step() }
        hold.reset()
        if isComfortable {
            mustLeave = false
            focusGate.reset()
            if isPressed, arm <= SignalMaths.timeSlack { return activateByButton(focus) }
        }
        guard !isFocusPinned else { return Step() }
        if grace <= 0 { grace = config.focusLossGrace }
        grace -= time
        return grace <= SignalMaths.timeSlack ? clearFocus() : Step()
    }

    private mutating func stepOnItem(_ item: Int, _ isPressed: Bool, _ time: Double) -> Step {
        isFocusPinned = false
        settle = max(0, settle - time)
        guard settle <= SignalMaths.timeSlack else { return rest() }
        if arm > SignalMaths.timeSlack {
            if !isComfortable { arm = max(0, arm - time) }
            return rest()
        }
        if isPressed { return activateByButton(item) }
        guard confirmation != .button, !mustLeave, isEnabled(item) else { return rest() }
        return hold.advance(dt: time, duration: config.holdDuration) ? activate(item) : Step()
    }

    private mutating func rest() -> Step {
        hold.reset()
        return Step()
    }

    private mutating func activateByButton(_ item: Int) -> Step {
        guard isEnabled(item) else { return rest() }
        buttonGate.close()
        return activate(item)
    }

    private mutating func activate(_ item: Int) -> Step {
        hold.reset()
        settle = config.settleDuration
        mustLeave = isComfortable
        var step = Step()
        step.activated = item
        return step
    }

    private mutating func moveFocus(to item: Int) -> Step {
        focus = item
        settle = config.settleDuration
        isFocusPinned = false
        mustLeave = false
        hold.reset()
        var step = Step()
        step.focused = item
        return step
    }

    // MARK: Touch and keys

    /// Confirms a touched item, whether or not it has the focus.
    public mutating func activate(at item: Int) -> Step {
        guard !isSuspended, isEnabled(item) else { return Step() }
        var step = focus == item ? Step() : moveFocus(to: item)
        grace = 0
        step.activated = activate(item).activated
        return step
    }

    /// Moves the focus by keys and skips disabled items; without a focus, starts at the first or last item.
    ///
    /// The focus then stays until the hand leans to another item.
    public mutating func moveFocus(by steps: Int) -> Step {
        guard isConfigured, !isSuspended, steps != 0 else { return Step() }
        let direction = steps > 0 ? 1 : -1
        var item = focus ?? (direction > 0 ? -1 : itemCount)
        for _ in 0..<min(steps.magnitude, UInt(itemCount)) {
            var next = item + direction
            while isItem(next), disabledItems.contains(next) { next += direction }
            guard isItem(next) else { break }
            item = next
        }
        guard isItem(item), item != focus else { return Step() }
        let step = moveFocus(to: item)
        isFocusPinned = true
        return step
    }

    /// Confirms the focused item, as by a key.
    public mutating func activateFocus() -> Step {
        guard let focus, !isSuspended, isEnabled(focus) else { return Step() }
        return activate(focus)
    }

    /// Removes the focus.
    @discardableResult
    public mutating func clearFocus() -> Step {
        var step = Step()
        step.isCleared = focus != nil
        focus = nil
        settle = 0
        grace = 0
        isFocusPinned = false
        mustLeave = false
        hold.reset()
        return step
    }
}

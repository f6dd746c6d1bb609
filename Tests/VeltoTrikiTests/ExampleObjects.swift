import VeltoMotion
import WorkedExamples

/// A driver, gate or strategy of a worked example, and how it plays a row.
struct ExampleObject: ExampleThing {
    var rate = RateMode.normal
    let step: (Row, GameInput) -> Row

    func play(_ given: Row) -> Row {
        var input = GameInput()
        input.rateMode = rate
        input.positionX = given.number("posX")
        input.frameDeltaX = given.number("frameDeltaX")
        input.velocity = given.number("trikiVelocity")
        input.states = given["tilt"].map { $0 == "left" ? .tiltLeft : .tiltRight } ?? []
        input.pointerDirection = given["pointerDirection"] == "up" ? .up : .center
        if given.isYes("click") { input.gestures.insert(.click) }
        if given.isYes("shake") { input.gestures.insert(.shake) }
        return step(given, input)
    }
}

private let frame = 1.0 / 60

private func rateMode(_ name: String?) throws -> RateMode {
    switch name {
    case "fast": .fast
    case "normal", nil: .normal
    case "lowPower": .lowPower
    default: throw UnknownThing(name: name ?? "")
    }
}

func exampleObject(_ name: String, _ setup: Row) throws -> ExampleObject {
    let rate = try rateMode(setup["rate"])
    return switch name {
    case "paddle driver": ExampleObject(rate: rate, step: paddleDriver(setup))
    case "menu driver": ExampleObject(rate: rate, step: menuDriver(setup))
    case "pointer driver": ExampleObject(rate: rate, step: pointerDriver(setup))
    case "lateral driver": ExampleObject(rate: rate, step: lateralDriver)
    case "picker": ExampleObject(rate: rate, step: picker(setup))
    case "live input": ExampleObject(rate: rate, step: liveInput(setup))
    case "pong", "bowling", "dart": ExampleObject(rate: rate, step: try game(name, setup))
    case "button gate": ExampleObject(step: buttonGate())
    case "slots": ExampleObject(step: slots)
    case "shaped movement": ExampleObject(step: shapedMovement)
    case "shaped velocity": ExampleObject(step: shapedVelocity)
    default: throw UnknownThing(name: name)
    }
}

private typealias Step = (Row, GameInput) -> Row

private func paddleDriver(_ setup: Row) -> Step {
    var driver = PaddleDriver()
    return { given, input in
        ["x": words(driver.steer(from: given.number("x"), input, dt: frame, center: setup.number("center")))]
    }
}

private func menuDriver(_ setup: Row) -> Step {
    var driver = MenuDriver()
    return { _, input in
        let step = driver.step(
            input, dt: frame, slots: setup.integer("slots"), selection: setup.integer("selection"))
        return [
            "nudge": words(step.nudge), "slot": words(step.slot), "usePositionFocus": words(step.usesPosition),
        ]
    }
}

private func pointerDriver(_ setup: Row) -> Step {
    func point(_ numbers: [Double]) -> AimPoint { AimPoint(x: numbers[0], y: numbers[1]) }
    return { given, input in
        let target = point(setup.numbers("target"))
        let aim = PointerDriver().step(from: point(given.numbers("aim")), input, target: target, dt: frame)
        return ["aim": words([aim.x, aim.y])]
    }
}

private func lateralDriver(_ given: Row, _ input: GameInput) -> Row {
    let aim = LateralDriver().step(
        from: given.number("locked"), input, lean: given.number("lean"), dt: frame, isInverted: given.isYes("invert"))
    return ["locked": words(aim)]
}

private func picker(_ setup: Row) -> Step {
    var picker = MenuPicker()
    return { _, input in
        let isConfirmed = picker.tick(input, dt: frame, slots: setup.integer("slots"))
        return ["focus": words(picker.focus), "confirmed": words(isConfirmed)]
    }
}

private func liveInput(_ setup: Row) -> Step {
    var display = DisplayCopy()
    return { _, input in
        let shown = display.step(input, dt: setup.number("dt"))
        return ["posX": words(shown.positionX), "shake": words(shown.shake)]
    }
}

private func game(_ name: String, _ setup: Row) throws -> Step {
    let modes: [String: StrategyMode] = ["pong": .pong, "bowling": .bowling, "dart": .dart]
    let styles: [String: PongStyle] = ["raw": .raw, "arcade": .arcade, "smooth": .smooth]
    guard let mode = modes[name] else { throw UnknownThing(name: name) }
    var strategy = GameStrategy(mode: mode)
    if let style = setup["style"].flatMap({ styles[$0] }) { strategy.pong.config = .preset(style) }
    return { given, input in
        let step = strategy.process(input, dt: given.number("dt", frame))
        return [
            "movement": words(step.pongMovement), "velocity": words(step.rawVelocity),
            "power": words(step.bowlingThrow ?? step.dartThrow),
        ]
    }
}

private func buttonGate() -> Step {
    var gate = ButtonGate()
    return { given, _ in
        let levels = (given["pressed"] ?? "").split(separator: " ")
        return ["fires": words(levels.map { gate.consume($0 == "yes", dt: frame) }.contains(true))]
    }
}

private func slots(_ given: Row, _: GameInput) -> Row {
    let (position, count) = (given.number("posX"), given.integer("n"))
    let current = given["current"].flatMap { Int($0) }
    return [
        "slotIndex": words(Slots.index(at: position, of: count)),
        "focusedSlot": words(Slots.focused(at: position, of: count, current: current)),
    ]
}

private func shapedMovement(_ given: Row, _: GameInput) -> Row {
    let rate = (try? rateMode(given["rate"])) ?? .unknown
    return ["shaped": words(VelocityLimits.frameDelta(rate).shape(given.number("value")))]
}

private func shapedVelocity(_ given: Row, _: GameInput) -> Row {
    var input = GameInput()
    input.rateMode = (try? rateMode(given["rate"])) ?? .unknown
    input.velocity = given.number("value")
    return ["shaped": words(input.shapedVelocity)]
}

// MARK: Menus

struct ExampleFocusGate: ExampleThing {
    private var gate = FocusGate()
    private let current: Int

    init(current: Int) {
        self.current = current
    }

    mutating func play(_ given: Row) -> Row {
        ["focus": words(gate.resolve(given.integer("raw"), current: current, dt: given.number("dt")))]
    }
}

struct ExampleHoldTracker: ExampleThing {
    private var hold = HoldTracker()

    mutating func play(_ given: Row) -> Row {
        let isFull = given["dt"] != nil && hold.advance(dt: given.number("dt"))
        hold.decay(dt: given.number("decay"))
        return ["completes": words(isFull), "progress": words(hold.progress)]
    }
}

/// A menu of the original; a row is a run of frames or a call.
struct ExampleMenu: ExampleThing {
    private var navigator = MenuNavigator(config: NavigatorConfig(policy: .original))
    private let hz: Double
    private var next = 0

    init(_ setup: Row) {
        hz = setup.number("hz")
        navigator.configure(
            itemCount: setup.integer("items"), confirmation: setup["confirm"] == "button" ? .button : .holdOrButton)
    }

    mutating func play(_ given: Row) throws -> Row {
        if let call = given["call"] { try self.call(call.split(separator: " ").map(String.init)) } else { run(given) }
    }

    private mutating func call(_ call: [String]) throws -> Row {
        let item = Int(call.last ?? "") ?? 0
        var activated: Int?
        switch call[0] {
        case "activate": activated = navigator.activate(at: item).activated
        case "configure": navigator.configure(itemCount: item)
        case "clear": navigator.clear()
        case "suspend": navigator.isSuspended = true
        case "resume": navigator.isSuspended = false
        default: throw UnknownThing(name: call[0])
        }
        return ["item": words(activated), "items": words(navigator.itemCount), "focus": words(navigator.focus)]
    }

    private mutating func run(_ given: Row) -> Row {
        var focused: [String] = []
        var (starts, activated, items, cleared): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
        let presses = given.numbers("press").map { Int($0) }
        for index in next...given.integer("until") {
            let wasHolding = navigator.holdProgress > 0
            let input = MenuNavigator.Input(position: given.number("posX"), isClicked: presses.contains(index))
            let step = navigator.step(input, dt: 1 / hz)
            if let item = step.focused { focused.append("\(item) at \(index)") }
            if let item = step.activated {
                activated.append(index)
                items.append(item)
            }
            if step.isCleared { cleared.append(index) }
            if !wasHolding, navigator.holdProgress > 0 { starts.append(index) }
        }
        next = given.integer("until") + 1
        return [
            "focus": focused.isEmpty ? "–" : focused.joined(separator: " "), "hold starts": words(starts),
            "activated": words(activated), "item": words(items), "cleared": words(cleared),
            "holding": words(navigator.holdProgress > 0),
        ]
    }
}

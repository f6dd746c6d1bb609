/// Drives one central by lines on the standard input and writes what happens as JSON lines.
///
///     scan R · stop · connect P R · disconnect P · read P H R · write P H HEX command|request R
///     subscribe P H stream|auto R · unsubscribe P H R · forget P R · count · close
///     withdraw P R · retire P · numbers · advance S
///     pair P R · cancel-pairing P · answer P accept|reject|PASSKEY
///
/// P, H and R are numbers: peer, value handle, request. The end of the input ends the program. `--bus ADDRESS` and
/// `--adapter NAME` do what they say; `--mute` counts values instead of writing them; `--manual` stops the clock, which
/// `advance` then moves by S seconds.

import Glibc
import VeltoBlueZ
import VeltoCore

/// A function, so that everything is released at its end and a leak check sees what is not.
func run() throws {
    var options = BlueZOptions()
    var isMute = false
    var isManual = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
        switch argument {
        case "--bus": options.busAddress = arguments.popFirst()
        case "--adapter": options.adapter = arguments.popFirst()
        case "--mute": isMute = true
        case "--manual": isManual = true
        default: print("unknown argument \(argument)")
        }
    }
    let time = isManual ? TimeSource.manual() : TimeSource.monotonic()
    let loop = try Loop(time: time)
    let log = Log(time: time, echo: getenv("VELTO_LOG") == nil ? [] : .standard)
    let probe = Probe(central: BlueZCentral(loop: loop, log: log, options: options), isMute: isMute)
    probe.central.open(sink: probe)
    let input = try loop.watch(STDIN_FILENO, for: .readable, probe)
    probe.inputEnded = { loop.unwatch(input) }
    func catchUp() {
        loop.turnUntilIdle()
        while let seconds = probe.takeAdvance() {
            loop.advance(to: time.now.advanced(bySeconds: seconds))
            probe.clockMoved()
        }
    }
    // Timers do not end the wait for descriptors while the clock stands.
    if isManual { catchUp() }
    while !probe.isOver {
        loop.turn(until: .distantFuture)
        if isManual { catchUp() }
    }
    probe.central.close()
}

try run()

import MachineKit
import TerminalFront

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A program that shows a store: reads its arguments, and runs a ``Front`` in the way that fits where it
/// runs.
///
/// ```swift
/// @main
/// enum CounterProgram {
///   @MainActor
///   static func main() async {
///     await FrontProgram(manual).main { options in
///       (Store(initial: Counter.State(), machine: Counter()), CounterFront())
///     }
///   }
/// }
/// ```
///
/// It ends with 0; with 64 and the usage for arguments that it does not understand, with the status of a
/// ``ProgramFailure``, or else with 1. What went wrong is one line on the standard error.
@MainActor
public struct FrontProgram {
  private let manual: Manual

  /// Makes a program.
  public init(_ manual: Manual) {
    self.manual = manual
  }

  /// Runs the program. It returns only when all went well.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - make: makes the store and its front of the options that are given (``Invocation/run(_:)``). What it
  ///     throws ends the program.
  public func main<F: Front>(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    _ make: (_ options: [String: String]) throws -> (store: Store<F.State, F.Event>, front: F)
  ) async {
    TerminalOutput.fillStandardDescriptors()
    do {
      switch try Invocation(arguments: arguments, manual: manual) {
      case .help: try say(manual.help)
      case .version: try say("\(manual.name) \(manual.version)\n")
      case .run(let options):
        let (store, front) = try make(options)
        try await run(front, store)
        store.cancel()
      }
    } catch let error as UsageError {
      fail("\(error)\n\(manual.usage)", status: error.exitStatus)
    } catch {
      fail("\(error)", status: (error as? any ProgramFailure)?.exitStatus ?? 1)
    }
  }

  private func run<F: Front>(_ front: F, _ store: Store<F.State, F.Event>) async throws {
    let environment = Self.terminalEnvironment
    guard TerminalSession.isAvailable(environment: environment) else {
      var loop = CommandLoop(front, store: store, manual: manual, output: .standard)
      return try await loop.run()
    }
    let usesColor = TerminalOutput.standard.usesColor(environment: environment)
    let session = try TerminalSession(usingColor: usesColor)
    await StoreScreen(front, store: store, session: session).run()
    session.end()
  }

  /// The variables that say what the terminal can do and what the user wants of it. Read without Foundation,
  /// whose libraries take longer to load than all else takes.
  private static var terminalEnvironment: [String: String] {
    ["TERM", "NO_COLOR"].reduce(into: [:]) { environment, name in
      environment[name] = getenv(name).map { String(cString: $0) }
    }
  }

  private func say(_ text: String) throws(UnwritableOutput) {
    guard TerminalOutput.standard.write(text) else { throw UnwritableOutput() }
  }

  private func fail(_ message: String, status: Int32) -> Never {
    TerminalOutput.standardError.write("\(manual.name): \(message)\n")
    exit(status)
  }
}

import MachineKit
import ReactiveCore
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
    await main(arguments: arguments) { options in
      let (store, front) = try make(options)
      try await run(front, store)
      store.cancel()
    }
  }

  /// Runs a program that shows something else than a store.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - make: makes what the program shows of the options that are given. What it throws ends the program.
  ///   - onTerminal: shows it on a terminal, until the user quits.
  ///   - elsewhere: shows it as text, until the end of the input.
  public func main<Model>(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    _ make: (_ options: [String: String]) throws -> Model,
    onTerminal: (Model, TerminalSession) async throws -> Void,
    elsewhere: (Model) async throws -> Void
  ) async {
    await main(arguments: arguments) { options in
      let model = try make(options)
      guard let session = try beginSession() else { return try await elsewhere(model) }
      try await onTerminal(model, session)
      session.end()
    }
  }

  private func main(arguments: [String], run: ([String: String]) async throws -> Void) async {
    TerminalOutput.fillStandardDescriptors()
    do {
      switch try Invocation(arguments: arguments, manual: manual) {
      case .help: try say(manual.help)
      case .version: try say("\(manual.name) \(manual.version)\n")
      case .run(let options): try await run(options)
      }
    } catch let error as UsageError {
      fail("\(error)\n\(manual.usage)", status: error.exitStatus)
    } catch {
      fail("\(error)", status: (error as? any ProgramFailure)?.exitStatus ?? 1)
    }
  }

  private func run<F: Front>(_ front: F, _ store: Store<F.State, F.Event>) async throws {
    guard let session = try beginSession() else {
      var loop = CommandLoop(front, store: store, manual: manual, output: .standard)
      return try await loop.run()
    }
    let screen = StoreScreen(front, store: store, session: session)
    await screen.run()
    // What it follows knows it weakly, so it has to be kept.
    withExtendedLifetime(screen) {}
    session.end()
    for await state in store.publisher.values where F.mayEnd(in: state) { return }
  }

  /// nil where there is no terminal that can show frames.
  private func beginSession() throws -> TerminalSession? {
    let environment = Self.terminalEnvironment
    guard TerminalSession.isAvailable(environment: environment) else { return nil }
    return try TerminalSession(usingColor: TerminalOutput.standard.usesColor(environment: environment))
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

import Foundation

#if os(Windows)
  /// A command whose output goes to a file. Its own children are Windows' to end.
  final class ChildProcess {
    private let process = Process()

    init(_ command: [String], environment: [String: String], log: String) throws(MatrixError) {
      FileManager.default.createFile(atPath: log, contents: nil)
      process.executableURL = URL(fileURLWithPath: command[0])
      process.arguments = Array(command.dropFirst())
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      do {
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = output
        process.standardError = output
        try process.run()
      } catch {
        throw MatrixError("\(command[0]) cannot be started: \(error.localizedDescription)")
      }
    }

    func poll() -> Ending? {
      process.isRunning ? nil : .exited(process.terminationStatus)
    }

    func end() {
      process.terminate()
      process.waitUntilExit()
    }
  }
#else
  /// A command in a process group of its own, whose output goes to a file.
  final class ChildProcess {
    private let id: pid_t
    private let family: ProcessFamily
    private var ending: Ending?

    /// - Parameters:
    ///   - command: a name in PATH, or a path, and its arguments.
    ///   - environment: all of its variables.
    ///   - log: the file, which is written anew.
    init(_ command: [String], environment: [String: String], log: String) throws(MatrixError) {
      let mark = "RUN_TESTS_FAMILY_\(UInt32.random(in: 0...UInt32.max))"
      let variables = environment.merging([mark: "1"]) { $1 }
      let (id, error) = Self.spawn(command, variables.map { "\($0)=\($1)" }, log)
      guard error == 0 else {
        throw MatrixError("\(command[0]) cannot be started: \(String(cString: strerror(error)))")
      }
      self.id = id
      family = ProcessFamily(of: id, mark: mark)
    }

    private static func spawn(
      _ command: [String],
      _ environment: [String],
      _ log: String
    ) -> (id: pid_t, error: Int32) {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      // What this process ignores, or a shell made it ignore, is not for its children.
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, signal) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
      )
      let arguments = command.map { strdup($0) } + [nil]
      let variables = environment.map { strdup($0) } + [nil]
      defer { (arguments + variables).forEach { free($0) } }
      var id: pid_t = 0
      let error = posix_spawnp(&id, command[0], &actions, &attributes, arguments, variables)
      return (id, error)
    }

    /// How it ended; nil while it runs.
    func poll() -> Ending? {
      if let ending { return ending }
      var status: Int32 = 0
      guard waitpid(id, &status, WNOHANG) == id else { return nil }
      // As in the macros of <sys/wait.h>.
      let signal = status & 0x7F
      let ended: Ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
      ending = ended
      // What it left behind in its group would go on.
      kill(-id, SIGKILL)
      return ended
    }

    /// Ends it and all its children.
    ///
    /// Those first: `swift test` runs the tests in a group of their own and prints what they said once they are gone.
    func end() {
      for _ in 0..<200 where poll() == nil {
        family.end(sparing: id)
        usleep(20_000)
      }
      if poll() == nil {
        kill(id, SIGKILL)
        while poll() == nil { usleep(5_000) }
      }
      for _ in 0..<50 where family.end(sparing: nil) > 0 { usleep(20_000) }
    }
  }
#endif

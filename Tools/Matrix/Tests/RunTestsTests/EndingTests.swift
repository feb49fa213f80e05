#if !os(Windows)
  import Foundation
  import Testing

  /// Children are ended with all of theirs.
  @Suite struct EndingTests {
    /// Two processes that no signal to a group reaches: one in a session of its own, one whose parent is gone.
    private static let children = """
      setsid sleep 3000 & echo $! >>"$STAND_IN/children"
      (setsid sleep 3000 & echo $! >>"$STAND_IN/children")
      sleep 3000 & echo $! >>"$STAND_IN/children"
      """

    private func children(of repo: Monorepo) -> [pid_t] {
      repo.text("stand-in/children").split(separator: "\n").compactMap { pid_t($0) }
    }

    @Test func aHangIsEndedAndNamed() async throws {
      let repo = try Monorepo()
      try repo.stage(
        "B",
        """
        echo "Build complete! (0.1s)"; echo "◇ Test run started."; echo "◇ Test fine() started."
        echo "◇ Test hangs(forever:) started."; echo "✔ Test fine() passed after 0.1 seconds."
        \(Self.children)
        sleep 3000
        """
      )
      let run = try await repo.run("--timeout", "0.5")
      let why =
        "the tests took longer than 0.5 s; ended with all children; the last test started: hangs(forever:)"
      #expect(run.line("B").hasSuffix("FAILED (\(why))"), "\(run.line("B"))")
      #expect(run.line("C").hasSuffix("ok"))
      #expect(children(of: repo).count == 3)
      for child in children(of: repo) { #expect(!isRunning(child), "\(child) is still there") }
    }

    @Test func aBuildThatHangsIsToldFromTests() async throws {
      let repo = try Monorepo([("A", [])])
      try repo.stage("A", "echo '[1/2] Compiling A'; sleep 3000")
      let run = try await repo.run("--timeout", "0.2")
      #expect(run.line("A").hasSuffix("FAILED (the build took longer than 0.2 s; ended with all children)"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func anInterruptionEndsThem(_ signal: Int32) async throws {
      let repo = try Monorepo()
      try repo.stage("A", Self.children + "\n: >\"$STAND_IN/fifo\"\nsleep 3000")
      let fifo = repo.folder.appendingPathComponent("stand-in/fifo").path
      try await Command.run(["mkfifo", fifo])
      let run = try await repo.run(started: { process in
        // Opening waits for who writes: that is a thread's own business.
        Thread.detachNewThread {
          let handle = FileHandle(forReadingAtPath: fifo)
          _ = handle?.readDataToEndOfFile()
          kill(process, signal)
        }
      })
      #expect(run.status == 130)
      #expect(run.last == "0 passed, 0 failed, interrupted")
      #expect(repo.calls.count == 1)
      #expect(children(of: repo).count == 3)
      for child in children(of: repo) { #expect(!isRunning(child), "\(child) is still there") }
    }
  }
#endif

import Testing

@testable import IssueReporting

@Suite struct IssueReportersTests {
  private final class Leaving: IssueReporter {
    private let onDeinit: @Sendable () -> Void

    init(onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }

    deinit { onDeinit() }

    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {}
  }

  /// In an optimised build it is easily released with the lock held, which ends the process.
  @Test func aReporterThatIsReplacedMayUseTheReporters() async {
    let reporters = IssueReporters.ProcessReporters()
    await confirmation { left in
      reporters.value = [
        Leaving { [weak reporters] in left(count: reporters?.value.isEmpty == true ? 1 : 0) }
      ]
      reporters.value = []
    }
  }
}

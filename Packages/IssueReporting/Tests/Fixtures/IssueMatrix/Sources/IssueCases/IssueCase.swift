import IssueReporting

/// One way to use the layer. Its text is in the message of whatever it reports.
public struct IssueCase: Sendable {
  /// As the table names it.
  public let name: String
  let work: Work

  enum Work: Sendable {
    case synchronous(@Sendable (_ text: String) -> Void)
    case asynchronous(@Sendable (_ text: String) async -> Void)
  }

  init(_ name: String, _ work: @escaping @Sendable (String) -> Void) {
    self.name = name
    self.work = .synchronous(work)
  }

  init(_ name: String, later work: @escaping @Sendable (String) async -> Void) {
    self.name = name
    self.work = .asynchronous(work)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

/// A module that happens to have a layer's name.
public struct IssueTracker {
  public init() {}

  public func summary(open: Int) -> String { "open issues: \(open)" }
}

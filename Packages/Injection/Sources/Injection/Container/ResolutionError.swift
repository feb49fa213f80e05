/// Why a container cannot give a service.
public struct ResolutionError: Error, CustomStringConvertible, Sendable {
  /// The kinds of trouble.
  public enum Reason: Sendable, Hashable {
    /// Nothing is registered for the service.
    case missing
    /// Making the service needs the service.
    case circular
    /// The factory gave something that is not the type it is said to implement.
    case mistyped
  }

  /// What kind of trouble it is.
  public let reason: Reason

  /// The services on the way, from the one that was asked for to the one in trouble.
  public let path: [String]

  /// What is registered for the service in trouble, under other names or with other arguments.
  public let alternatives: [String]

  /// The trouble, how it was reached, and what to do.
  public var description: String {
    let service = path.last ?? ""
    let way = path.joined(separator: " → ")
    switch reason {
    case .missing:
      let needed = path.count > 1 ? ", which is needed here: \(way)" : ""
      let others =
        alternatives.isEmpty
        ? "Nothing else is registered for that type either."
        : "Registered for that type: \(alternatives.joined(separator: ", "))."
      return "The container has no registration for \(service)\(needed). \(others)"
    case .circular:
      return
        "The container cannot make \(service), because making it needs it: \(way). To fix, set one of them in "
        + "'initCompleted' of the other, and give both a scope other than transient."
    case .mistyped:
      return
        "The container's factory for \(way) gave something of another type. To fix, correct 'implements'."
    }
  }

  /// Whether the service that was asked for is itself what is not registered.
  ///
  /// - Parameter depth: how many services were on the way when it was asked for.
  func isAboutTheServiceItself(atDepth depth: Int) -> Bool { reason == .missing && path.count == depth + 1 }
}

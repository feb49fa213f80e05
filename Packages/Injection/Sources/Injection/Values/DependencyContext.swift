#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import ucrt
#endif

import IssueReporting

/// Which of a key's values is used when nothing overrides it.
///
/// It is found out by itself, and may be set like a dependency:
///
/// ```swift
/// withDependencies { $0.context = .live } operation: { try integrationTest() }
/// ```
public enum DependencyContext: Sendable, Hashable {
  /// Production: `liveValue`.
  case live
  /// Xcode's previews: `previewValue`.
  case preview
  /// Tests: `testValue`.
  case test

  static var ofProcess: DependencyContext {
    if isTesting { return .test }
    return isPreview ? .preview : .live
  }

  private static let isPreview =
    getenv("XCODE_RUNNING_FOR_PREVIEWS").map { String(cString: $0) == "1" } ?? false
}

extension DependencyValues {
  /// Which of a key's values is used when nothing overrides it.
  public var context: DependencyContext {
    get {
      override(of: ContextKey.self) ?? KeyedValues.shared.preparedContext(testID: { runningTestID })
        ?? .ofProcess
    }
    set { setOverride(newValue, of: ContextKey.self) }
  }

  /// The context that is set here, and not found out.
  var contextOverride: DependencyContext? { override(of: ContextKey.self) }

  static let contextKey = ObjectIdentifier(ContextKey.self)

  private enum ContextKey: TestDependencyKey {
    static var testValue: DependencyContext { .test }
  }
}

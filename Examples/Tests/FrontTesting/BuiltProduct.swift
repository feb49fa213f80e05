import Foundation

/// An executable of this package, built beside the running tests.
public struct BuiltProduct: Sendable {
  /// Where it is.
  public let path: String

  /// Finds an executable.
  ///
  /// - Parameter name: the executable target's name.
  /// - Throws: ``Missing`` when the build folder of the tests does not have it.
  public init(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: file) else { throw Missing(path: file) }
    path = file
  }

  /// The folder of the build that the running tests are part of.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL)
      .deletingLastPathComponent()
  }

  /// The executable is not where it should be.
  public struct Missing: Error, CustomStringConvertible {
    let path: String
    public var description: String { "\(path) is missing: build the package before running its tests" }
  }
}

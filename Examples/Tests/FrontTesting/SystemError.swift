import Foundation

/// A system call that failed in a test's own machinery.
public struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  init(_ call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  public var description: String { "\(call) failed: \(String(cString: strerror(code)))" }

  /// Runs a call that gives -1 when it fails.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw SystemError(call) }
    return result
  }
}

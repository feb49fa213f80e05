import Foundation

/// `python3 -m http.server` on 127.0.0.1, serving a folder.
public final class PythonServer {
  /// The server's address, with a slash at its end.
  public let url: String
  private let process: Process

  /// Whether python3 can be run.
  public static let isAvailable: Bool = {
    let process = command(["-c", ""])
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    } catch {
      return false
    }
  }()

  /// Whether a program of this machine can be reached at `::1`.
  public static let hasIPv6: Bool = {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET6, kind, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
      }
    }
  }()

  /// Starts the server and waits until it listens.
  ///
  /// - Parameters:
  ///   - folder: what it serves.
  ///   - address: the numeric address it listens on.
  public init(folder: URL, address: String = "127.0.0.1") throws {
    process = Self.command(["-u", "-m", "http.server", "--bind", address, "-d", folder.path, "0"])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // "Serving HTTP on 127.0.0.1 port 41231 (http://127.0.0.1:41231/) ..."
    var said = ""
    while !said.contains("\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      said += String(decoding: more, as: UTF8.self)
    }
    guard let start = said.range(of: "(http://"), let end = said.range(of: "/)") else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(said: said)
    }
    url = String(said[said.index(after: start.lowerBound)..<end.lowerBound]) + "/"
  }

  deinit { stop() }

  /// Stops the server and waits until it is gone.
  public func stop() {
    guard process.isRunning else { return }
    // Not SIGTERM: a process started from a thread of Dispatch's inherits that blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func command(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    return process
  }

  /// The server did not start.
  public struct Failure: Error, CustomStringConvertible {
    let said: String
    public var description: String { "python3 -m http.server did not start: \(said.debugDescription)" }
  }
}

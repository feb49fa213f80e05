#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Foundation

/// An HTTP server on this machine's loopback address, for as long as it lives.
///
/// `/ok` answers 200 with the text "hello", `/missing` answers 404, `/json` answers a list of numbers;
/// `/silent` never answers, and the server tells when the client hangs up.
final class LocalServer: @unchecked Sendable {
  let port: UInt16
  /// Signalled when a request has arrived whose answer never comes.
  let silentRequest = DispatchSemaphore(value: 0)
  /// Signalled when the client of such a request has hung up.
  let hangUp = DispatchSemaphore(value: 0)
  private let listener: Int32

  init() throws {
    (listener, port) = try Self.listen()
    let thread = Thread { [listener, weak self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        guard let self else {
          close(client)
          return
        }
        self.serve(client)
      }
    }
    thread.start()
  }

  deinit {
    // Wakes the thread, which closing alone does not.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)")!
  }

  /// A port that nobody listens on.
  static func unusedPort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && startListening(listener)
          && getsockname(listener, address, &length) == 0
      }
    }
    guard listener >= 0, status else { throw POSIXError(.EADDRNOTAVAIL) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ client: Int32) {
    let thread = Thread { [self] in
      defer { close(client) }
      var request: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while !request.contains([13, 10, 13, 10]) {
        let count = recv(client, &buffer, buffer.count, 0)
        if count <= 0 { return }
        request += buffer[..<count]
      }
      let line = String(decoding: request, as: UTF8.self).split(separator: " ")
      switch line.dropFirst().first {
      case "/ok": answer(client, "200 OK", "hello")
      case "/json": answer(client, "200 OK", "[1,2,3]")
      case "/silent":
        silentRequest.signal()
        if recv(client, &buffer, buffer.count, 0) <= 0 { hangUp.signal() }
      default: answer(client, "404 Not Found", "no such page")
      }
    }
    thread.start()
  }

  private func answer(_ client: Int32, _ status: String, _ body: String) {
    let text = "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      _ = send(client, bytes, bytes.count, 0)
    #else
      _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}

/// `listen`, which a method of that name hides.
private func startListening(_ listener: Int32) -> Bool {
  listen(listener, 16) == 0
}

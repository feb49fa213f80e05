import Foundation
import Locking

/// An HTTP server on 127.0.0.1 that answers with exactly the bytes a test gives, also such as no good server
/// would send.
public final class LocalServer: @unchecked Sendable {
  /// The server's address, with a slash at its end.
  public var url: String { "http://127.0.0.1:\(port)/" }
  /// The port it listens on.
  public let port: UInt16

  private let socket: Int32
  private let ended = DispatchSemaphore(value: 0)
  private let lock = Lock()
  private var answers: [String: Data]
  private var held: [String: (arrival: AsyncStream<Void>.Continuation?, answer: Data?)] = [:]
  private var heads: [String] = []
  private let released = DispatchSemaphore(value: 0)

  /// Starts the server.
  ///
  /// - Parameter answers: what is sent for a request's path (as `/page-1.json`), head and body, as it is; the
  ///   connection is closed after it. Other paths get a 404.
  /// - Parameter port: the port to listen on, 0 for one that is free.
  public init(_ answers: [String: Data] = [:], port: UInt16 = 0) throws {
    self.answers = answers
    (socket, self.port) = try Self.listen(port)
    Thread.detachNewThread { [socket, ended, self] in
      self.serve(socket)
      ended.signal()
    }
  }

  /// Stops the server; its address refuses connections from then on.
  public func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    ended.wait()
    close(socket)
  }

  /// The heads of the requests so far, in order.
  public var requests: [String] { lock.withLock { heads } }

  /// Changes what is sent for a path.
  public func answer(_ path: String, with bytes: Data) {
    lock.withLock { answers[path] = bytes }
  }

  /// Answers nothing to the next request for a path until the other side gives up.
  ///
  /// - Returns: a function that waits until the request has arrived.
  public func hold(_ path: String) -> () async -> Void {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    lock.withLock { held[path] = (continuation, nil) }
    return { for await _ in stream { return } }
  }

  /// Answers the next request for a path when ``release()`` is called, and nothing else before.
  ///
  /// - Parameter answer: what is sent then.
  public func hold(_ path: String, then answer: Data) {
    lock.withLock { held[path] = (nil, answer) }
  }

  /// Lets the answer go that is held back.
  public func release() {
    released.signal()
  }

  /// A whole answer.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - status: the status line's code and words.
  ///   - announcedLength: the length the head speaks of, if another than the body's.
  public static func response(
    _ body: String,
    status: String = "200 OK",
    announcedLength: Int? = nil
  ) -> Data {
    let length = announcedLength ?? body.utf8.count
    let head = "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n"
    return Data((head + "Connection: close\r\n\r\n" + body).utf8)
  }

  /// A port on which nothing listens.
  public static func refusedPort() throws -> UInt16 {
    let (socket, port) = try listen()
    close(socket)
    return port
  }

  private static func listen(_ port: UInt16 = 0) throws -> (Int32, UInt16) {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = try SystemError.check("socket", Foundation.socket(AF_INET, kind, 0))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A port that a server has just left can be taken again.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_port = port.bigEndian
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        try SystemError.check("bind", bind(descriptor, pointer, length))
        try SystemError.check("listen", Foundation.listen(descriptor, 16))
        try SystemError.check("getsockname", getsockname(descriptor, pointer, &length))
      }
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ socket: Int32) {
    while true {
      let connection = accept(socket, nil, nil)
      if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard connection >= 0 else { return }
      let head = Self.requestHead(connection)
      lock.withLock { heads.append(head) }
      let words = head.split(separator: " ", maxSplits: 2)
      let path = words.count > 1 ? String(words[1]) : ""
      let answer = lock.withLock { answers[path] } ?? Self.response("", status: "404 Not Found")
      if let (arrival, heldAnswer) = lock.withLock({ held.removeValue(forKey: path) }) {
        arrival?.yield()
        if let heldAnswer {
          released.wait()
          Self.send(heldAnswer, to: connection)
        } else {
          var byte: UInt8 = 0
          _ = read(connection, &byte, 1)
        }
      } else {
        Self.send(answer, to: connection)
      }
      close(connection)
    }
  }

  /// Reads a request to the end of its head.
  private static func requestHead(_ connection: Int32) -> String {
    var head = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !head.contains("\r\n\r\n") {
      let count = read(connection, &bytes, bytes.count)
      guard count > 0 else { break }
      head += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return head
  }

  private static func send(_ data: Data, to connection: Int32) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          write(connection, bytes.baseAddress, bytes.count)
        #else
          Foundation.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}

#if canImport(FoundationNetworking)
  import Foundation
  import Locking

  /// One request for one page from a numeric IPv6 address, as `http://[::1]:8000/`. FoundationNetworking refuses such
  /// an address without trying, so the page is asked for with HTTP/1.0 over a socket.
  final class SocketRequest: @unchecked Sendable {
    private let url: URL
    private let host: String
    private let authorization: String?
    private let queue = DispatchQueue(label: "page request")
    private let lock = Lock()
    private var socket: Int32 = -1
    private var isCancelled = false

    /// - Returns: nil if the page is on another kind of host, or wanted with `https`.
    init?(_ url: URL, authorization: String?) {
      guard url.scheme == "http",
        let host = URLComponents(url: url, resolvingAgainstBaseURL: false)?.host, host.hasPrefix("[")
      else { return nil }
      self.url = url
      self.host = String(host.dropFirst().prefix { $0 != "]" })
      self.authorization = authorization
    }

    /// Sends the request and waits for the whole body. Call it once.
    func body() async throws -> Data {
      try Task.checkCancellation()
      let result: Result<Data, any Error> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          queue.async { continuation.resume(returning: Result { try self.exchange() }) }
        }
      } onCancel: {
        lock.withLock {
          isCancelled = true
          if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
        }
      }
      if lock.withLock({ isCancelled }) { throw CancellationError() }
      return try result.get()
    }

    private func exchange() throws -> Data {
      let descriptor = try connected()
      defer {
        lock.withLock {
          socket = -1
          close(descriptor)
        }
      }
      var rest = Array(request.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { throw unreachable(errno) }
        rest = rest.dropFirst(count)
      }
      var answer = Data()
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EINTR { continue }
        if count < 0, answer.isEmpty { throw unreachable(errno) }
        guard count > 0 else { return try body(of: answer) }
        answer += bytes.prefix(count)
      }
    }

    private var request: String {
      let path = url.path(percentEncoded: true)
      let port = url.port.map { ":\($0)" } ?? ""
      let secret = authorization.map { "Authorization: \($0)\r\n" } ?? ""
      return "GET \(path) HTTP/1.0\r\nHost: [\(host)]\(port)\r\nAccept: */*\r\n\(secret)\r\n"
    }

    private func connected() throws -> Int32 {
      var hints = addrinfo()
      hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var address: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(url.port ?? 80)", &hints, &address) == 0, let address else {
        throw CatalogError.unreachable(location: url.absoluteString, reason: "no such host")
      }
      defer { freeaddrinfo(address) }
      let type = address.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = Foundation.socket(address.pointee.ai_family, type, 0)
      guard descriptor >= 0 else { throw unreachable(errno) }
      // As long as a URLSession's request waits for an answer here; it is for connecting too.
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      let isCancelled = lock.withLock {
        socket = descriptor
        return self.isCancelled
      }
      if !isCancelled, connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 {
        return descriptor
      }
      let code = errno
      lock.withLock {
        socket = -1
        close(descriptor)
      }
      throw unreachable(code)
    }

    private func unreachable(_ code: Int32) -> CatalogError {
      let location = url.absoluteString
      return switch code {
      case ECONNREFUSED: .refused(location: location)
      case EAGAIN, EINPROGRESS, ETIMEDOUT: .unreachable(location: location, reason: "no answer in time")
      default: .unreachable(location: location, reason: String(cString: strerror(code)))
      }
    }

    /// The body of a whole answer, if the answer is one and its status 200.
    private func body(of answer: Data) throws -> Data {
      let location = url.absoluteString
      let end = answer.range(of: Data("\r\n\r\n".utf8)) ?? answer.endIndex..<answer.endIndex
      let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      let words = head[0].split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
        throw CatalogError.unreachable(location: location, reason: "no answer")
      }
      guard status == 200 else { throw CatalogError.httpStatus(status, location: location) }
      let length = head.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: ":")[1]
      let expected = length.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      let body = Data(answer[end.upperBound...])
      if let expected, body.count < expected {
        throw CatalogError.cutOff(location: location, received: body.count, expected: expected)
      }
      return body
    }
  }
#endif

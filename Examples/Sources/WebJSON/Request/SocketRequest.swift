#if canImport(FoundationNetworking)
  import Foundation
  import Locking

  /// One request to a numeric IPv6 address, as `http://[::1]:8000/`. FoundationNetworking refuses such an address
  /// without trying, so what is there is asked for with HTTP/1.0 over a socket. It follows no redirection.
  final class SocketRequest: @unchecked Sendable {
    private let address: WebAddress
    /// What the address should have been, for when there is nothing.
    private let wanted: String
    private let host: String
    private let queue = DispatchQueue(label: "web request")
    private let lock = Lock()
    private var socket: Int32 = -1
    private var isCancelled = false

    /// - Returns: nil if the address has another kind of host, or is one of `https`.
    init?(_ address: WebAddress, wanted: String) {
      guard address.url.scheme == "http",
        let host = URLComponents(url: address.url, resolvingAgainstBaseURL: false)?.host, host.hasPrefix("[")
      else { return nil }
      self.address = address
      self.wanted = wanted
      self.host = String(host.dropFirst().prefix { $0 != "]" })
    }

    /// Sends the request and waits for the whole body. Call it once.
    ///
    /// - Throws: ``WebError``, or `CancellationError` when the task was cancelled.
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
        guard answer.count <= WebAnswer.limit else {
          throw WebError.tooLong(location: address.description, limit: WebAnswer.limit)
        }
      }
    }

    private var request: String {
      let parts = URLComponents(url: address.url, resolvingAgainstBaseURL: false)
      let path = parts?.percentEncodedPath ?? ""
      let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
      let port = address.url.port.map { ":\($0)" } ?? ""
      let secret = address.authorization.map { "Authorization: \($0)\r\n" } ?? ""
      return "GET \(path.isEmpty ? "/" : path)\(query) HTTP/1.0\r\nHost: [\(host)]\(port)\r\n"
        + "Accept: application/json\r\n\(secret)\r\n"
    }

    private func connected() throws -> Int32 {
      var hints = addrinfo()
      hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(address.url.port ?? 80)", &hints, &found) == 0, let found else {
        throw WebError.unreachable(location: address.description, reason: "no such host")
      }
      defer { freeaddrinfo(found) }
      let type = found.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = Foundation.socket(found.pointee.ai_family, type, 0)
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
      if !isCancelled, connect(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0 {
        return descriptor
      }
      let code = errno
      lock.withLock {
        socket = -1
        close(descriptor)
      }
      throw unreachable(code)
    }

    private func unreachable(_ code: Int32) -> WebError {
      let location = address.description
      return switch code {
      case ECONNREFUSED: .refused(location: location)
      case EAGAIN, EINPROGRESS, ETIMEDOUT: .unreachable(location: location, reason: "no answer in time")
      default: .unreachable(location: location, reason: String(cString: strerror(code)))
      }
    }

    /// The body of an answer that the server has ended.
    private func body(of answer: Data) throws(WebError) -> Data {
      let end = answer.range(of: Data("\r\n\r\n".utf8)) ?? answer.endIndex..<answer.endIndex
      let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      let words = head[0].split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
        throw .unreachable(location: address.description, reason: "no answer")
      }
      let length = head.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: ":")[1]
      let expected = length.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      return try WebAnswer(status: status, expected: expected, body: Data(answer[end.upperBound...]))
        .wholeBody(from: address.description, wanted: wanted)
    }
  }
#endif

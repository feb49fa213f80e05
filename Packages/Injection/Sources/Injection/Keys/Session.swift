#if !os(WASI)
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension DependencyValues {
    /// The session that loads URLs: the shared one, unless overridden. Tests have to override it, with one whose
    /// configuration names a `URLProtocol` of theirs, so that none reaches the network by mistake.
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }

    private enum URLSessionKey: DependencyKey {
      static let liveValue = URLSession.shared
    }
  }
#endif

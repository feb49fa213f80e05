extension Future where Failure == Never {
  /// The future's value, once it is there.
  public final var value: Output {
    get async {
      await withUnsafeContinuation { (waiter: UnsafeContinuation<Settled, Never>) in
        subscribe(ContinuationSubscriber<Output, Never> { waiter.resume(returning: Settled(result: $0)) })
      }.value
    }
  }
}

extension Future {
  /// The future's value, once it is there.
  ///
  /// - Throws: the future's failure.
  public final var value: Output {
    get async throws {
      try await withUnsafeContinuation { (waiter: UnsafeContinuation<Settled, Never>) in
        subscribe(ContinuationSubscriber<Output, Failure> { waiter.resume(returning: Settled(result: $0)) })
      }.result.get()
    }
  }

  /// A result on its way to the one task that awaits it, so it need not be `Sendable`.
  fileprivate struct Settled: @unchecked Sendable {
    let result: Result<Output, Failure>
  }
}

extension Future.Settled where Failure == Never {
  var value: Output {
    switch result {
    case .success(let value): value
    }
  }
}

import Locking

/// The limit of `switchToLatest`: leaves one subject for the next.
final class HandSwitch {
  private let lock = Lock()
  private var followed: (subject: HandSubject, number: Int)?
  private let receive: (Int) -> Void

  init(_ receive: @escaping (Int) -> Void) {
    self.receive = receive
  }

  @inline(never)
  func follow(_ subject: HandSubject) {
    let before = lock.withLock {
      defer { followed = nil }
      return followed
    }
    before?.subject.remove(before!.number)
    let number = subject.add { [receive] in receive($0) }
    lock.withLock { followed = (subject, number) }
  }
}

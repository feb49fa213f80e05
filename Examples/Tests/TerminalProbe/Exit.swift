#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The C library's ways to end a process, under names that do not meet Swift's.
enum Exit {
  static func now(with status: Int32) -> Never { exit(status) }
  static func abort() -> Never { cAbort() }
}

private func cAbort() -> Never { abort() }

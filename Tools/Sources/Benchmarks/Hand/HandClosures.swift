/// The limit of a chain of operators: closures that call one another. Each is made in a function of its own, so
/// that they stay nested instead of becoming one.
enum HandClosures {
  @inline(never)
  static func call(_ closure: (Int) -> Void, _ value: Int) {
    closure(value)
  }

  @inline(never)
  static func mapping(
    _ transform: @escaping (Int) -> Int,
    _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { next(transform($0)) }
  }

  @inline(never)
  static func filtering(
    _ isIncluded: @escaping (Int) -> Bool,
    _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if isIncluded($0) { next($0) } }
  }

  @inline(never)
  static func scanning(
    _ initial: Int,
    _ combine: @escaping (Int, Int) -> Int,
    _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    var result = initial
    return {
      result = combine(result, $0)
      next(result)
    }
  }
}

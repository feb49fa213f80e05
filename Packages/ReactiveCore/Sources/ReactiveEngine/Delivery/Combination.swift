/// What operators of several upstreams publish, if all have a value.

@inlinable @inline(__always)
func combination<A, B>(of slots: (A?, B?)) -> (A, B)? {
  guard let a = slots.0, let b = slots.1 else { return nil }
  return (a, b)
}

@inlinable @inline(__always)
func combination<A, B, C>(of slots: (A?, B?, C?)) -> (A, B, C)? {
  guard let a = slots.0, let b = slots.1, let c = slots.2 else { return nil }
  return (a, b, c)
}

@inlinable @inline(__always)
func combination<A, B, C, D>(of slots: (A?, B?, C?, D?)) -> (A, B, C, D)? {
  guard let a = slots.0, let b = slots.1, let c = slots.2, let d = slots.3 else { return nil }
  return (a, b, c, d)
}

/// Puts a value in a variable and returns the one that was there, so that it is released after the access to the
/// variable is over: its `deinit` may send a value through the same operator.
@inlinable @inline(__always)
func replace<Value>(_ variable: inout Value, with fresh: Value) -> Value {
  var before = fresh
  swap(&variable, &before)
  return before
}

/// Which child of one group stands for which child of another.
enum Alignment {
  /// The two are equal.
  case equal(left: Int, right: Int)
  /// The two differ, first at `way` (see `ValueComparison`) if that is known.
  case changed(left: Int, right: Int, way: ArraySlice<Int>?)
  case removed(Int)
  case inserted(Int)

  var isEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

/// Why two values that look the same are not equal.
enum Inequality {
  /// The `==` of a type says so.
  case equality(Any.Type)
  /// They are of two types.
  case types(Any.Type, Any.Type)
  /// Optionals of optionals, nil at different levels.
  case levels
}

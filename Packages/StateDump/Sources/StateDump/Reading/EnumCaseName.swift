/// The name of an enum value's case. A description may say something else, and a mirror is silent for a case
/// without payload; the runtime knows.
///
/// - Returns: the name, or nil when the value is no enum's.
func enumCaseName(of value: Any) -> String? {
  func name<T>(_ value: T) -> String? { runtimeEnumCaseName(value).map { String(cString: $0) } }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeEnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// An encoder of whole documents, such as `JSONEncoder`, for use with `encode(encoder:)`.
public protocol TopLevelEncoder<Output> {
  /// The document's type, usually `Data`.
  associatedtype Output

  /// Encodes a value to a document.
  ///
  /// - Parameter value: the value.
  /// - Returns: the document.
  /// - Throws: what went wrong with the value.
  func encode<T: Encodable>(_ value: T) throws -> Self.Output
}

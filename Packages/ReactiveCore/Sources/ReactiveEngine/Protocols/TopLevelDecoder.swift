/// A decoder of whole documents, such as `JSONDecoder`, for use with `decode(type:decoder:)`.
public protocol TopLevelDecoder<Input> {
  /// The document's type, usually `Data`.
  associatedtype Input

  /// Decodes a value of the given type from a document.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - from: the document.
  /// - Returns: the value.
  /// - Throws: what went wrong with the document.
  func decode<T: Decodable>(_ type: T.Type, from: Self.Input) throws -> T
}

import ReactiveCore

/// A coder whose documents are the values themselves.
struct EchoCoder<Document: Sendable>: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> Document {
    guard let document = value as? Document else { throw TestFailure("\(value) is not a document") }
    return document
  }

  func decode<T: Decodable>(_ type: T.Type, from document: Document) throws -> T {
    guard let value = document as? T else { throw TestFailure("\(document) is not a \(type)") }
    return value
  }
}

import Foundation

/// Something that web servers hold as JSON.
public protocol WebDocument: Decodable, Sendable {
  /// What it is, for errors: "a weather report".
  static var title: String { get }
  /// What an address has to name for it to be found, for errors: "the folder that holds Seoul.json".
  static var place: String { get }
  /// What is wrong with what was read, in words that go on from "… is not a weather report: "; nil if nothing is.
  var problem: String? { get }
}

extension WebDocument {
  /// Nothing.
  public var problem: String? { nil }

  /// Reads it from bytes, wherever they came from.
  ///
  /// - Parameters:
  ///   - body: the bytes.
  ///   - location: where the bytes came from, named in errors.
  /// - Throws: ``WebError/cutOff(location:received:expected:)`` when the bytes end within a value, or
  ///   ``WebError/wrongJSON(location:wanted:problem:)`` when they are anything else than such a document.
  public init(decoding body: Data, from location: String) throws(WebError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: body)
    } catch {
      if isCutOffJSON(body) {
        throw .cutOff(location: location, received: body.count, expected: nil)
      }
      let problem = (error as? DecodingError)?.problem ?? "it is not JSON"
      throw .wrongJSON(location: location, wanted: Self.title, problem: problem)
    }
    if let problem {
      throw .wrongJSON(location: location, wanted: Self.title, problem: problem)
    }
  }
}

extension WebAddress {
  /// Reads what is there. Nothing is cached, and a server that says nothing for ten seconds counts as unreachable.
  /// A numeric IPv6 address, as `http://[::1]:8000/`, can be read everywhere without `https`.
  ///
  /// - Throws: ``WebError``, or `CancellationError` when the task was cancelled.
  public func read<Document: WebDocument>(_ document: Document.Type = Document.self) async throws -> Document
  {
    try Document(decoding: await body(of: document), from: description)
  }

  /// The bytes of what is there, for one who decodes them with more knowledge of what they should be.
  ///
  /// - Throws: ``WebError``, or `CancellationError` when the task was cancelled.
  public func body<Document: WebDocument>(of document: Document.Type) async throws -> Data {
    #if canImport(FoundationNetworking)
      if let request = SocketRequest(self, wanted: Document.place) { return try await request.body() }
    #endif
    return try await WebRequest(self, wanted: Document.place).body()
  }
}

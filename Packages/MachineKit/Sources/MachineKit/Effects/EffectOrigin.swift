/// Where an effect comes from: its kind of feedback and that feedback's place in the source.
public struct EffectOrigin: Sendable, CustomStringConvertible {
  /// The kind of feedback, as it is spelled: `OnChange`, `OnEvent`, …
  public let feedback: String

  /// The module and file of the feedback, as `#fileID` gives it.
  public let fileID: StaticString

  /// The path of that file.
  public let filePath: StaticString

  /// The line of the feedback.
  public let line: UInt

  /// The column of the feedback.
  public let column: UInt

  /// Makes an origin.
  ///
  /// - Parameters:
  ///   - feedback: the kind of feedback, as its type is called.
  ///   - fileID: the file in which it was written.
  ///   - filePath: the same, as a path.
  ///   - line: the line there.
  ///   - column: the column there.
  @inlinable
  public init(
    feedback: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.feedback = feedback
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Makes an origin of a place.
  @inlinable
  init(feedback: String, at place: SourcePlace) {
    self.init(
      feedback: feedback,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }

  /// The feedback and its place: `OnChange at Movies/Movies.swift:12`.
  public var description: String {
    "\(feedback) at \(fileID):\(line)"
  }
}

/// A place in the source, as an initializer's default arguments give it.
@usableFromInline
typealias SourcePlace = (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

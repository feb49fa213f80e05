/// Publishes recorded values and a recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion.
  public let recording: Recording

  /// Makes a publisher of what a closure records.
  ///
  /// - Parameter record: adds values and the completion; without one the record finishes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  ///
  /// - Parameter recording: the values and the completion.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of values and a completion.
  ///
  /// - Parameters:
  ///   - output: the values.
  ///   - completion: how it ends.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber, to which the recorded values are delivered from the first: as far as it asks, on
  /// the thread that asks.
  ///
  /// - Parameter subscriber: gets the values, and then the recorded completion.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    SequenceSubscription.attach(recording.output, then: recording.completion, to: subscriber)
  }

  /// Values and a completion.
  public struct Recording {
    /// The kind of values that are recorded.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]
    /// The completion; `finished` until another is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// Makes an empty recording.
    public init() {
      (output, completion, isComplete) = ([], .finished, false)
    }

    /// Makes a complete recording.
    ///
    /// - Parameters:
    ///   - output: the values.
    ///   - completion: how it ends.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value. Adding to a complete recording is a programming error and traps.
    ///
    /// - Parameter input: the value.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "the recording is complete")
      output.append(input)
    }

    /// Completes the recording. Completing it twice is a programming error and traps.
    ///
    /// - Parameter completion: how it ends.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "the recording is complete")
      isComplete = true
      self.completion = completion
    }
  }
}

extension Record.Recording {
  fileprivate enum CodingKeys: String, CodingKey {
    case output
    case completion
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads a recording: its values under `output`, its completion under `completion`.
  ///
  /// - Parameter decoder: where to read it.
  /// - Throws: the decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
    )
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the recording: its values under `output`, its completion under `completion`.
  ///
  /// - Parameter encoder: where to write it.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }

  /// Encodes the recording; the same as `encode(to:)`.
  ///
  /// - Parameter encoder: where to write it.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads a record: its recording under `recording`.
  ///
  /// - Parameter decoder: where to read it.
  /// - Throws: the decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordCodingKeys.self)
    self.init(recording: try container.decode(Recording.self, forKey: .recording))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the record: its recording under `recording`.
  ///
  /// - Parameter encoder: where to write it.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordCodingKeys.self)
    try container.encode(recording, forKey: .recording)
  }
}

private enum RecordCodingKeys: String, CodingKey {
  case recording
}

#if !canImport(Combine)
  import Foundation
  import ReactiveCore

  extension JSONDecoder: TopLevelDecoder {
    /// It decodes JSON documents.
    public typealias Input = Data
  }

  extension JSONEncoder: TopLevelEncoder {
    /// It encodes to JSON documents.
    public typealias Output = Data
  }

  extension PropertyListDecoder: TopLevelDecoder {
    /// It decodes property lists, of any format.
    public typealias Input = Data
  }

  extension PropertyListEncoder: TopLevelEncoder {
    /// It encodes to property lists, in the format of `outputFormat`.
    public typealias Output = Data
  }
#endif

// With `import ReactiveCore` and this module a file has what `import Combine` and `import Foundation` give
// it on Apple's platforms.
@_exported import Dispatch
@_exported import Foundation
@_exported import ReactiveCore

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

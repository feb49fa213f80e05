// Combine's API on every platform: Combine itself where there is one, else the engine.
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import ReactiveEngine
#endif

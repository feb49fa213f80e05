/// A language for drawings of graphs.
public enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid
  case dot
}

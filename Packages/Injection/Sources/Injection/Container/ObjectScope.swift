/// How long a container keeps what a factory made.
public enum ObjectScope: Sendable, Hashable {
  /// Made anew each time it is resolved.
  case transient
  /// One for each outermost `resolve`: objects that are made together share it. The default.
  case graph
  /// One for the container that it is registered in, and its children.
  case container
  /// One for the container while anyone else holds it. For objects; a struct is made anew each time.
  case weak
}

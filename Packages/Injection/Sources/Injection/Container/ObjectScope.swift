/// How long a container keeps what a factory made.
public enum ObjectScope: Sendable, Hashable {
  /// Made anew each time it is resolved.
  case transient
  /// One for each outermost `resolve`: objects that are made together share it. The default. With arguments it is one
  /// for equal ones (the same ones, of objects that are not Hashable); it is made anew for what cannot be compared.
  case graph
  /// One for the container that it is registered in, and its children: made of the arguments that were given first.
  case container
  /// One for the container while anyone else holds it. For objects; a struct is made anew each time.
  case weak
}

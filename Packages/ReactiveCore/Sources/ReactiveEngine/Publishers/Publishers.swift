/// A namespace for types that publish values.
public enum Publishers {}

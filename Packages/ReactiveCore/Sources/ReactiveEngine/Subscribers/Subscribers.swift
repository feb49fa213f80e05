/// A namespace for types that receive values.
public enum Subscribers {}

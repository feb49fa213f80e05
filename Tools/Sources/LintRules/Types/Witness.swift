/// A member that may be there because a protocol asks for it.
struct Witness: Equatable, Sendable {
  /// The type that has the member.
  var type: String
  /// The member's full name, with the labels of its parameters.
  var member: String
}

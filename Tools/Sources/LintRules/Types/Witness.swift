/// A member that may be there because a protocol asks for it.
struct Witness: Equatable, Sendable {
  /// The type that has the member.
  var type: String
  var member: String
}

/// Gives an enum a path to each of its cases.
///
/// Adds the types `AllCasePaths` and `InlineCasePaths` with a property for each case, the static property
/// `allCasePaths`, and the conformances to ``CasePathable`` and ``CasePathIterable``. The members are as visible
/// as the enum. A case without a payload has the value `Void`, one with several values a tuple with their
/// labels. A case in an `#if` has its path under the same condition.
///
/// Attached to anything but an enum of copyable values whose cases all have different names, it is an error.
///
/// ```swift
/// @CasePathable
/// enum Event {
///   case child(Child)
///   case moved(x: Int, y: Int)
///   case quit
/// }
///
/// let event = (\Event.Cases.moved)((x: 1, y: 2))
/// event[case: \.moved]?.x  // 1
/// event.is(\.quit)         // false
/// ```
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(InlineCasePaths)
)
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(peer)
public macro CasePathable() = #externalMacro(module: "CaseKeyPathsPlugin", type: "CasePathableMacro")

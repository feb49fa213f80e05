/// Has Swift Testing run the examples of a spec: each is a case of one test, reported by its full name, and
/// they run one after the other.
///
/// The file must import Testing too. Attached to anything but a class that inherits from ``Spec``, it is an
/// error.
///
/// ```swift
/// import BehaviorSpecs
/// import Testing
///
/// @Behavior final class StackTests: Spec {
///   override class func spec() {
///     it("starts empty") { expect(Stack().items).to(beEmpty()) }
///   }
/// }
/// ```
@attached(member, names: named(Behavior))
public macro Behavior() = #externalMacro(module: "BehaviorSpecsPlugin", type: "BehaviorMacro")

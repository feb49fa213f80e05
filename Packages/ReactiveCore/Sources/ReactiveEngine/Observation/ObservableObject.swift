/// An object that says, before it changes, that it will.
///
/// The default ``objectWillChange`` comes with ``Published`` and fires for every `@Published` property.
public protocol ObservableObject: AnyObject {
  /// The publisher's type.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

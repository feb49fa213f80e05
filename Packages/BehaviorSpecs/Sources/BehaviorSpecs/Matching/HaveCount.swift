/// Matches a collection with a number of elements.
///
/// - Parameter count: how many.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
  Matcher("have \(count) element\(count == 1 ? "" : "s")") { $0.count == count }
}

/// Matches a collection, such as a string, without elements.
public func beEmpty<Value: Collection>() -> Matcher<Value> {
  Matcher("be empty") { $0.isEmpty }
}

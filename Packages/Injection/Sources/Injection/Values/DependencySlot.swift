/// What a key's value is kept for: the context, and in tests the test.
struct DependencySlot: Hashable {
  let key: ObjectIdentifier
  let context: DependencyContext
  let testID: String?
}

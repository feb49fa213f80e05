import CaseKeyPaths
import Testing

/// An enum whose only case nests an enum has the layout of that enum: code that reads the payload from memory, and
/// is wrong about the layout, shows it where the optimizer is on.
@CasePathable
private enum Outer: Equatable {
  case only(Inner)

  @CasePathable
  enum Inner: Equatable {
    case first(Innermost)
    case second(Innermost)
    case third

    @CasePathable
    enum Innermost: Equatable {
      case leaf(String)
      case other
    }
  }
}

@CasePathable
private enum Wrapper<Wrapped> {
  case only(Wrapped)
}

@CasePathable
private indirect enum Single {
  case only(Single?)
}

@Suite struct OptimizedCasePathTests {
  private let value = Outer.only(.second(.leaf("x")))

  @Test func extractsTheRightCaseInPlace() {
    #expect(value[case: \.only] == .second(.leaf("x")))
    #expect(value[case: \.only.second] == .leaf("x"))
    #expect(value[case: \.only.second.leaf] == "x")
    #expect(value[case: \.only.first] == nil)
    #expect(value[case: \.only.first.leaf] == nil)
    #expect(value[case: \.only.second.other] == nil)
    #expect(value.is(\.only.second))
    #expect(!value.is(\.only.third))
    #expect(Outer.only(.third)[case: \.only.third] != nil)
    #expect(Outer.only(.third)[case: \.only.second] == nil)
  }

  @Test func extractsTheRightCaseThroughStoredPaths() {
    let paths: [CaseKeyPath<Outer, Outer.Inner.Innermost>] = [\.only.first, \.only.second]
    #expect(paths.map { value[case: $0] } == [nil, .leaf("x")])
    let leaves = paths.map { AnyCasePath($0.appending(path: \.leaf)) }
    #expect(leaves.map { $0.extract(from: value) } == [nil, "x"])
    #expect(leaves.map { $0.embed("y") } == [.only(.first(.leaf("y"))), .only(.second(.leaf("y")))])
  }

  @Test func namesTheRightCase() {
    #expect(value.case == \.only)
    #expect(value[case: \.only]?.case == \.second)
    #expect(Outer.Inner.third.case == \.third)
  }

  @Test func changesTheRightCase() {
    var value = value
    value.modify(\.only.second.leaf) { $0 += "y" }
    #expect(value == .only(.second(.leaf("xy"))))
    value[case: \.only.first] = .other
    #expect(value == .only(.second(.leaf("xy"))))
  }

  @Test func genericAndIndirectEnumsOfOneCase() {
    #expect(Wrapper.only(Outer.Inner.third)[case: \.only] == .third)
    #expect(Wrapper.only(Wrapper.only(3))[case: \.only.only] == 3)
    #expect(Wrapper<Int?>.only(nil)[case: \.only] == .some(nil))
    #expect(Single.only(.only(nil)).is(\.only.some))
    #expect(!Single.only(nil).is(\.only.some))
  }
}

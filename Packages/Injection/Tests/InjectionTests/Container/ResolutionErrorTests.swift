import Injection
import IssueReporting
import Testing

private struct API {}
private struct Logic { let api: API }
private struct ViewModel { let logic: Logic }

@Suite struct ResolutionErrorTests {
  private func container() -> Container {
    let container = Container()
    container.autoregister(Logic.self, initializer: Logic.init)
    container.autoregister(ViewModel.self, initializer: ViewModel.init)
    return container
  }

  private func message(_ resolve: () throws -> Void) -> String {
    do {
      try resolve()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func whatIsMissingIsNamedWithTheWayToIt() {
    let container = container()
    #expect(
      message { _ = try container.tryResolve(ViewModel.self) }
        == "The container has no registration for API, which is needed here: ViewModel → Logic → API. "
        + "Nothing else is registered for that type either."
    )
  }

  @Test func whatIsRegisteredOtherwiseIsListed() {
    let container = container()
    container.register(API.self, name: "cached") { _ in API() }
    container.register(API.self, name: "paged") { (_, _: Int, _: String) in API() }
    container.register(API.self) { (_, _: Int) in API() }
    #expect(
      message { _ = try container.tryResolve(API.self) }
        == "The container has no registration for API. "
        + "Registered for that type: named \"cached\", named \"paged\" with (Int, String), with (Int)."
    )
    #expect(
      message { _ = try container.tryResolve(API.self, name: "x", arguments: 1.5) }
        .hasPrefix("The container has no registration for API named \"x\" with (Double). ")
    )
  }

  @Test func whatIsRegisteredPlainlyIsToldByWhatItLacks() {
    let container = container()
    container.register(API.self) { _ in API() }
    let start = "Registered for that type: without "
    #expect(message { _ = try container.tryResolve(API.self, name: "x") }.hasSuffix(start + "a name."))
    #expect(
      message { _ = try container.tryResolve(API.self, name: nil, arguments: 1) }
        .hasSuffix(start + "arguments.")
    )
    #expect(
      message { _ = try container.tryResolve(API.self, name: "x", arguments: 1, "one") }
        .hasSuffix(start + "a name and arguments.")
    )
  }

  @Test func resolveGivesNilForWhatIsNotRegisteredAndAnIssueForWhatCannotBeMade() {
    let container = container()
    #expect(container.resolve(API.self) == nil)
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    withIssueReporters([recorder]) {
      #expect(container.resolve(ViewModel.self) == nil)
    }
    #expect(recorder.issues.map(\.line) == [line])
    #expect(recorder.issues.first?.message.contains("ViewModel → Logic → API") == true)
  }

  @Test func aFactoryThatAsksForWhatIsNotRegisteredGetsNilAndNoIssue() {
    let container = container()
    container.register(Int.self) { resolver in
      resolver.resolve(API.self) == nil && resolver.resolve(API.self, name: "cached") == nil ? 1 : 2
    }.initCompleted { resolver, _ in #expect(resolver.resolve(API.self) == nil) }
    container.register(String.self) { "\($0 ~> (Int.self))" }
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) { #expect(container.resolve(String.self) == "1") }
    #expect(recorder.issues.map(\.message) == [])
    // What it asks for and cannot be made is another matter.
    container.register(Int.self) { $0.resolve(Logic.self) == nil ? 1 : 2 }
    withIssueReporters([recorder]) { #expect(container.resolve(String.self) == "1") }
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.message.contains("String → Int → Logic → API") == true)
  }

  @Test func validateFindsAllTroubles() throws {
    let container = container()
    container.autoregister([Int].self) { (text: String) in [text.count] }
    let error = #expect(throws: ValidationError.self) { try container.validate() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("The container cannot make all that is registered:\n- "))
    #expect(text.contains("ViewModel → Logic → API"))
    #expect(text.contains("[Int] → String") || text.contains("Array<Int> → String"))

    container.register(API.self) { _ in API() }
    container.register(String.self) { _ in "" }
    try container.validate()
  }

  @Test func theOperatorResolvesTheWantedType() {
    let container = container()
    container.register(API.self) { _ in API() }
    container.register(Int.self, name: "seven") { _ in 7 }
    container.register(Int.self) { _ in 8 }
    var viewModel: ViewModel! = nil
    viewModel = container~>
    #expect(viewModel != nil)
    let optional: ViewModel? = container~>
    #expect(optional != nil)
    #expect((container ~> (Int.self, name: "seven")) == 7)
    #expect((container ~> Int.self) == 8)
    let logic = Logic(api: container~>)
    _ = logic
  }

  @Test func theOperatorTrapsWithTheReadableError() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(Logic.self) { Logic(api: $0~>) }
      let logic: Logic? = container~>
      _ = logic
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The container has no registration for API, which is needed here: Logic → API."))
  }

  @Test func validateFindsWhatIsMissingForInitCompleted() {
    let container = container()
    container.register(Int.self) { _ in 1 }
      .initCompleted { resolver, _ in _ = resolver.resolve(ViewModel.self) }
    container.register(String.self) { "\($0.resolve(Logic.self) == nil)" }
    let error = #expect(throws: ValidationError.self) { try container.validate() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("which is needed here: Int → ViewModel → Logic → API."))
    #expect(text.contains("which is needed here: String → Logic → API."))
    // Two by themselves, two on the way.
    #expect(error?.errors.count == 4)
  }

  @Test func validateFindsWhatIsNotOfTheTypeItImplements() throws {
    let container = Container()
    let entry = container.register(API.self) { _ in API() }.implements(AnyObject.self, name: "any")
    try container.validate()
    entry.implements(Logic.self, name: "wrong")
    let error = #expect(throws: ValidationError.self) { try container.validate() }
    #expect(error?.errors.count == 1)
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("factory for Logic named \"wrong\" gave something of another type."))
  }

  @Test func validateLeavesOutWhatTakesArguments() throws {
    let container = Container()
    container.register(Logic.self) { (resolver, _: Int) in Logic(api: try resolver.tryResolve(API.self)) }
    try container.validate()
    container.register(ViewModel.self) {
      ViewModel(logic: try $0.tryResolve(Logic.self, name: nil, arguments: 1))
    }
    let error = #expect(throws: ValidationError.self) { try container.validate() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("ViewModel → Logic with (Int) → API"))
  }

  @Test func validateMayBeCalledByAFactory() {
    let container = container()
    container.register(API.self) { _ in API() }
    let other = Container()
    other.register(String.self) { _ in
      try container.validate()
      return "valid"
    }.initCompleted { _, text in #expect(text == "valid") }
    #expect(other.resolve(String.self) == "valid")
    container.register(Int.self) { _ in throw CancellationError() }
    #expect(throws: ValidationError.self) { try other.tryResolve(String.self) }
  }

  @Test func aChildIsValidatedWithWhatItOverrides() throws {
    let parent = container()
    #expect(throws: ValidationError.self) { try parent.validate() }
    let child = Container(parent: parent)
    child.register(API.self) { _ in API() }
    try child.validate()
  }

  @Test func anOptionalOfWhatCannotBeMadeIsAnError() {
    let container = container()
    let text = message { _ = try container.tryResolve(ViewModel?.self) }
    #expect(text.contains("ViewModel → Logic → API"))
  }

  @Test func anOptionalMayBeNamed() throws {
    let container = Container()
    container.register(Int.self, name: "seven") { _ in 7 }
    #expect(try container.tryResolve(Int?.self, name: "seven") == 7)
    #expect(try container.tryResolve(Int?.self, name: "eight") == nil)
    #expect(try container.tryResolve(Int?.self) == nil)
    let seven: Int! = container ~> (Int.self, name: "seven")
    #expect(seven == 7)
  }

  @Test func theOperatorTrapsOnANameWithThoseThereAre() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(Int.self, name: "seven") { _ in 7 }
      let eight: Int? = container ~> (Int.self, name: "eight")
      _ = eight
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "The container has no registration for Int named \"eight\". Registered for that type: named \"seven\"."
      )
    )
  }

  @Test func theOperatorTrapsOnACycleWithThePath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(Int.self) { ($0 ~> (String.self)).count }
      container.register(String.self) { "\($0 ~> (Int.self))" }
      let number: Int! = container~>
      _ = number
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because making it needs it: Int → String → Int."))
  }
}

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
}

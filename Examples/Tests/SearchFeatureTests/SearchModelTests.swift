import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

@testable import SearchFeature

/// "What is worth testing": the shape of the output, failures, cancellation, the timing.
@Suite struct SearchModelTests {
  private let scheduler = DispatchQueue.test

  @Test func aSearchEmitsLoadingThenLoaded() {
    let model = SearchModel(api: StubAPI(items: [.sample]), scheduler: scheduler)
    let states = LockedValue<[LoadState]>([])
    let recording = model.state.sink { states.append($0) }
    model.search("swift")
    scheduler.advance(by: .milliseconds(300))
    #expect(states.value == [.idle, .loading, .loaded([.sample])])
    recording.cancel()
  }

  @Test func aFailureIsShownAndTheNextSearchWorks() {
    let api = StubAPI(results: [.failure(.offline), .success([.sample])])
    let model = SearchModel(api: api, scheduler: scheduler)
    let states = LockedValue<[LoadState]>([])
    let recording = model.state.sink { states.append($0) }
    for term in ["first", "second"] {
      model.search(term)
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(states.value == [.idle, .loading, .failed(.offline), .loading, .loaded([.sample])])
    recording.cancel()
  }

  @Test func threeHundredMillisecondsEmitAndOneLessDoesNot() {
    let model = SearchModel(api: StubAPI(items: [.sample]), scheduler: scheduler)
    model.search("swift")
    scheduler.advance(by: .milliseconds(299))
    #expect(model.results == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(model.results == [.sample])
  }

  @Test func eachKeyBeginsThePauseAnew() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("s")
    scheduler.advance(by: .milliseconds(299))
    #expect(api.terms == [])
    model.search("sw")
    scheduler.advance(by: .milliseconds(299))
    #expect(api.terms == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(api.terms == ["sw"])
  }

  @Test func aNewSearchCancelsThePreviousRequest() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("first")
    scheduler.advance(by: .milliseconds(300))
    #expect(api.cancellations.value == 0)
    model.search("second")
    scheduler.advance(by: .milliseconds(299))
    #expect(api.cancellations.value == 0, "typing alone cancels nothing")
    scheduler.advance(by: .milliseconds(1))
    #expect(api.cancellations.value == 1)
    api.answer("second", [.sample])
    scheduler.advance()
    model.search("third")
    scheduler.advance(by: .milliseconds(300))
    #expect(api.cancellations.value == 1, "what is answered is not cancelled")
  }

  @Test func theLatestWinsHoweverLateTheOthersAnswer() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("first")
    scheduler.advance(by: .milliseconds(300))
    model.search("second")
    scheduler.advance(by: .milliseconds(300))
    api.answer("second", [.sample])
    api.answer("first", [SearchResult(title: "stale", detail: "")])
    scheduler.advance()
    #expect(model.results == [.sample])
  }

  @Test func releasingTheModelCancelsItsRequest() {
    let api = HeldAPI()
    var model: SearchModel? = SearchModel(api: api, scheduler: scheduler)
    weak let released = model
    model?.search("swift")
    scheduler.advance(by: .milliseconds(300))
    #expect(api.terms == ["swift"])
    model = nil
    #expect(released == nil)
    #expect(api.cancellations.value == 1)
  }

  @Test func aTextWithoutAWordAsksNothingAndEndsTheSearch() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    let states = LockedValue<[LoadState]>([])
    let recording = model.state.sink { states.append($0) }
    model.search("swift")
    scheduler.advance(by: .milliseconds(300))
    model.search("  ")
    scheduler.advance(by: .milliseconds(300))
    #expect(api.terms == ["swift"])
    #expect(api.cancellations.value == 1)
    #expect(states.value == [.idle, .loading, .idle])
    recording.cancel()
  }

  @Test func spacesDoNotMatter() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("  swift\tmachines ")
    scheduler.advance(by: .milliseconds(300))
    #expect(api.terms == ["swift machines"])
  }

  @Test func resultsStayUntilTheNextOnesAreThere() {
    let api = HeldAPI()
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("first")
    scheduler.advance(by: .milliseconds(300))
    api.answer("first", [.sample])
    scheduler.advance()
    model.search("second")
    scheduler.advance(by: .milliseconds(300))
    #expect(model.results == [.sample])
    api.answer("second", [])
    scheduler.advance()
    #expect(model.results == [])
  }
}

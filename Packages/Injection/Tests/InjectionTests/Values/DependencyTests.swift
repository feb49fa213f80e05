import Dispatch
import Injection
import IssueReporting
import Testing

private struct Weather: Sendable {
  var temperature: Int
}

extension Weather: DependencyKey {
  static let liveValue = Weather(temperature: 30)
  static let testValue = Weather(temperature: 20)
  static let previewValue = Weather(temperature: 25)
}

extension DependencyValues {
  fileprivate var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
}

private struct Model: Sendable {
  @Dependency(\.weather) var weather
  @Dependency(Weather.self) var byKey
}

@Suite struct DependencyTests {
  @Test func testsUseTheTestValue() {
    let model = Model()
    #expect(model.weather.temperature == 20)
    #expect(model.byKey.temperature == 20)
    #expect(DependencyValues.current.weather.temperature == 20)
    #expect(DependencyValues.current.context == .test)
  }

  @Test func theContextChoosesTheValue() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Model().weather.temperature == 30)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(Model().weather.temperature == 25)
    }
  }

  @Test func overridesAreNestedAndEndWithTheOperation() {
    let model = Model()
    withDependencies {
      $0.weather.temperature = 1
    } operation: {
      #expect(model.weather.temperature == 1)
      withDependencies {
        $0.weather.temperature += 1
      } operation: {
        #expect(model.weather.temperature == 2)
        #expect(model.byKey.temperature == 2)
      }
      #expect(model.weather.temperature == 1)
    }
    #expect(model.weather.temperature == 20)
  }

  @Test func anObjectKeepsWhatItWasMadeWith() {
    let model = withDependencies {
      $0.weather.temperature = 1
    } operation: {
      Model()
    }
    #expect(model.weather.temperature == 1)
    withDependencies {
      $0.weather.temperature = 2
    } operation: {
      #expect(model.weather.temperature == 2)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(model.weather.temperature == 1)
    }
  }

  @Test func asynchronousOverridesReachTheTasksMade() async {
    let model = Model()
    await withDependencies {
      await Task.yield()
      $0.weather.temperature = 3
    } operation: {
      await Task.yield()
      #expect(model.weather.temperature == 3)
      let inTask = await Task { model.weather.temperature }.value
      #expect(inTask == 3)
      let detached = await Task.detached { model.weather.temperature }.value
      #expect(detached == 20)
    }
  }

  @Test func resultsAndErrorsComeThrough() async {
    #expect(
      withDependencies {
        $0.weather.temperature = 1
      } operation: {
        7
      } == 7
    )
    #expect(throws: CancellationError.self) {
      try withDependencies { _ in
      } operation: {
        throw CancellationError()
      }
    }
    await #expect(throws: CancellationError.self) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw CancellationError()
      }
    }
  }

  @Test func aCapturedContextCarriesOverridesToOtherThreads() async {
    let model = Model()
    let context = withDependencies {
      $0.weather.temperature = 4
    } operation: {
      CapturedContext.capture()
    }
    let seen: (Int, Int) = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let bare = model.weather.temperature
        context?.run {
          Task { continuation.resume(returning: (bare, model.weather.temperature)) }
        }
      }
    }
    #expect(seen == (20, 4))
  }

  @MainActor @Test func theOperationRunsOnTheCallersActor() async {
    var count = 0
    await withDependencies {
      $0.weather.temperature = 1
    } operation: {
      MainActor.assertIsolated()
      count += 1
      await Task.yield()
      MainActor.assertIsolated()
    }
    #expect(count == 1)
  }

  private class Parent {
    @Dependency(\.weather) var weather
    func child() -> Model { withDependencies(from: self) { Model() } }
    func asyncChild() async -> Model {
      await withDependencies(from: self) {
        await Task.yield()
        $0.weather.temperature += 1
      } operation: {
        await Task.yield()
        return Model()
      }
    }
  }

  private final class Subclass: Parent {
    var other = 1
  }

  @Test func aModelHandsItsDependenciesOn() async {
    let parent = withDependencies {
      $0.weather.temperature = 5
    } operation: {
      Subclass()
    }
    #expect(parent.child().weather.temperature == 5)
    #expect(parent.child().byKey.temperature == 5)
    #expect(await parent.asyncChild().weather.temperature == 6)
    withDependencies {
      $0.weather.temperature = 7
    } operation: {
      #expect(parent.child().weather.temperature == 7)
    }
    #expect(Parent().child().weather.temperature == 20)
  }

  @Test func aModelWithoutDependenciesIsReported() {
    struct Empty {}
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    let result = withIssueReporters([recorder]) {
      withDependencies(from: Empty()) { 1 }
    }
    #expect(result == 1)
    #expect(recorder.issues.map(\.line) == [line])
    #expect(
      recorder.issues.first?.message == """
        withDependencies(from:) was given the type Empty, which has no property with @Dependency: nothing tells which \
        dependencies it was made with, and the task's are used.

        To fix, give it such a property, or make it and what it makes in one 'withDependencies'.
        """
    )
  }
}

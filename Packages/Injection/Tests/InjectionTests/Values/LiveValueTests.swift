import Injection
import IssueReporting
import Testing

private struct Network: Sendable, Equatable {
  var name: String
}

private enum NetworkKey: DependencyKey {
  static let liveValue = Network(name: "live")
}

private enum InterfaceKey: TestDependencyKey {
  static let testValue = Network(name: "interface")
}

extension DependencyValues {
  fileprivate var network: Network {
    get { self[NetworkKey.self] }
    set { self[NetworkKey.self] = newValue }
  }

  fileprivate var interface: Network {
    get { self[InterfaceKey.self] }
    set { self[InterfaceKey.self] = newValue }
  }
}

@Suite struct LiveValueTests {
  @Test func aLiveValueInATestIsAnIssueAtTheReader() {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    withIssueReporters([recorder]) {
      @Dependency(\.network) var network
      #expect(network.name == "live")
      #expect(network.name == "live")
    }
    #expect(recorder.issues.map(\.line) == [line])
    #expect(recorder.issues.map { "\($0.fileID)" } == ["InjectionTests/LiveValueTests.swift"])
    #expect(
      recorder.issues.first?.message == """
        @Dependency(\\.network) has no test value, so this test uses its live value.

          Key: InjectionTests.NetworkKey
          Value: Network
          Read at: InjectionTests/LiveValueTests.swift:\(line)

        To fix, override it for the test with 'withDependencies { $0.network = … } operation: { … }', or give \
        NetworkKey a 'testValue' for all tests.
        """
    )
  }

  @Test func aKeyReadByItsTypeIsNamedByIt() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      @Dependency(NetworkKey.self) var network
      #expect(network.name == "live")
    }
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.message.contains("@Dependency(NetworkKey.self) has no test value") == true)
    #expect(recorder.issues.first?.message.contains("$0[NetworkKey.self] = …") == true)
  }

  @Test func eachTestIsToldAnew() {
    withExpectedIssue {
      @Dependency(\.network) var network
      #expect(network.name == "live")
    }
  }

  @Test func anOverriddenOneIsNoIssue() {
    withDependencies {
      $0.network = Network(name: "mock")
    } operation: {
      @Dependency(\.network) var network
      #expect(network.name == "mock")
    }
  }

  @Test func theLiveContextIsNoIssue() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.network) var network
      #expect(network.name == "live")
    }
  }

  @Test func outsideAKnownTestEveryUseIsAnIssue() async {
    let recorder = RecordingIssueReporter()
    await Task.detached {
      withIssueReporters([recorder]) {
        @Dependency(\.network) var network
        #expect(network.name == "live")
        #expect(network.name == "live")
      }
    }.value
    #expect(recorder.issues.count >= 2)
  }

  @Test func aKeyWithoutALiveValueIsAnIssueInProduction() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.interface) var interface
        #expect(interface.name == "interface")
      }
    }
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.message.contains("@Dependency(\\.interface) has no live value") == true)
    #expect(recorder.issues.first?.message.contains("conform InterfaceKey to 'DependencyKey'") == true)
  }

  @Test func overridingAPartOfALiveValueIsAnIssueAtTheOverride() async {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    withIssueReporters([recorder]) {
      withDependencies {
        $0.network.name = "mock"
      } operation: {
        #expect(DependencyValues.current.network.name == "mock")
      }
    }
    #expect(recorder.issues.map(\.line) == [line])
    #expect(
      recorder.issues.first?.message == """
        @Dependency(\\.network) has no test value, so this test overrides a part of its live value, and the rest stays \
        live.

          Key: InjectionTests.NetworkKey
          Value: Network
          Overridden at: InjectionTests/LiveValueTests.swift:\(line)

        To fix, override all of it with '$0.network = …', or give NetworkKey a 'testValue' for all tests.
        """
    )
  }

  @Test func anAsynchronousOverrideOfAPartIsReportedThereToo() async {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    await withIssueReporters([recorder]) {
      await withDependencies {
        await Task.yield()
        $0.network.name = "mock"
      } operation: {
        await Task.yield()
      }
    }
    #expect(recorder.issues.map(\.line) == [line])
  }

  private enum Outer {
    enum Key: DependencyKey { static let liveValue = 1 }
  }

  @Test func aKeyIsNamedWithItsModuleAndTheTypesThatItIsIn() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      @Dependency(Outer.Key.self) var key
      #expect(key == 1)
    }
    #expect(recorder.issues.first?.message.contains("Key: InjectionTests.LiveValueTests.Outer.Key\n") == true)
  }
}

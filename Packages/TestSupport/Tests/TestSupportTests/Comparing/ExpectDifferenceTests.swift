import IssueReporting
import TestSupport
import Testing

@Suite struct ExpectDifferenceTests {
  private struct User: Equatable {
    var name = "Blob"
    var age = 1
  }

  private struct Odd: Equatable {
    static func == (lhs: Odd, rhs: Odd) -> Bool { false }
  }

  private struct Failure: Error {}

  private func messages(_ operation: () async throws -> Void) async -> [String] {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) { try? await operation() }
    return recorder.issues.map { "\($0.line): \($0.message)" }
  }

  @Test func equalValuesPass() async {
    let all = await messages {
      expectNoDifference(User(), User())
      var user = User()
      expectDifference(user) {
        user.age += 1
      } changes: {
        $0.age = 2
      }
      await expectDifference(user) {
        await Task.yield()
        user.age += 1
      } changes: {
        $0.age = 3
      }
    }
    #expect(all == [])
  }

  @Test func aDifferenceIsShownAtItsLine() async {
    let line = #line + 2
    let all = await messages {
      expectNoDifference(User(age: 2), User(age: 1), "the user")
    }
    #expect(
      all == [
        """
        \(line): Difference: the user

              ExpectDifferenceTests.User(
                name: "Blob",
            −   age: 1
            +   age: 2
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func valuesThatOnlyLookTheSame() async {
    let line = #line + 1
    let all = await messages { expectNoDifference(Odd(), Odd()) }
    #expect(
      all == [
        """
        \(line): Difference:

              // Not equal, though the dumps are: the == of ExpectDifferenceTests.Odd says so.
            − ExpectDifferenceTests.Odd()
            + ExpectDifferenceTests.Odd()

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func anotherChangeThanAsserted() async {
    let line = #line + 3
    let all = await messages {
      var user = User()
      expectDifference(user) {
        user.age += 2
      } changes: {
        $0.age = 2
      }
    }
    #expect(
      all == [
        """
        \(line): Difference:

              ExpectDifferenceTests.User(
                name: "Blob",
            −   age: 2
            +   age: 3
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func noChange() async {
    let line = #line + 2
    let all = await messages {
      await expectDifference(User()) {
        await Task.yield()
      } changes: { _ in
      }
    }
    #expect(
      all == [
        """
        \(line): No change: The changes leave the value as it was, and so did the operation.

        To fix, assign what is expected with '=', or use expectNoDifference.
        """
      ]
    )
  }

  @Test func anErrorFailsTheTest() async {
    func failing() throws -> User { throw Failure() }
    let line = #line + 2
    let all = await messages {
      expectNoDifference(try failing(), User())
      expectDifference(User(), "the user") {
        throw Failure()
      } changes: { _ in
      }
    }
    #expect(
      all == [
        "\(line): An error was thrown:\n\n    Failure()",
        "\(line + 1): An error was thrown: the user\n\n    Failure()",
      ]
    )
  }
}

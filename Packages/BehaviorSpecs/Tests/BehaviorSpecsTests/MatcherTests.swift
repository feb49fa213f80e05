import BehaviorSpecs
import IssueReporting
import Testing

private enum ParseError: Error, Equatable { case empty, long(Int) }

private func parse(_ text: String) throws -> Int {
  if text.isEmpty { throw ParseError.empty }
  return text.count
}

private func later(fails: Bool) async throws {
  await Task.yield()
  if fails { throw ParseError.empty }
}

private enum Completion: Equatable { case finished, failed }

private class Animal {}
private final class Dog: Animal {}

private struct Point: Equatable { var x = 0, y = 0 }

@Suite struct MatcherTests {
  /// It is not taken for the value, which would throw nothing.
  @Test func aClosureThatSaysItsTypeIsCalled() async {
    let reported = await issues {
      expect { () throws -> Int in try parse("") }.toNot(throwError())
      await expect { () async throws -> Int in try parse("") }.toNot(throwError())
      _ = try? require { () throws -> Int in try parse("") }.toNot(throwError())
    }
    #expect(reported.count == 3)
    #expect(reported.allSatisfy { $0.message.hasPrefix("expected not to throw an error") })
  }

  /// Each passes as written, and fails turned round.
  @Test func whatMatches() async throws {
    let dog = Dog()
    let animal: Animal = dog
    let none: Int? = nil
    let noFlag: Bool? = nil
    let success = Result<Int, ParseError>.success(3)
    let failure = Result<Int, ParseError>.failure(.empty)
    let finished: Completion? = .finished
    let reported = try await issues {
      expect(3).to(equal(3))
      expect(3) == 3
      expect(3) != 4
      expect(none) == nil
      expect(none).to(beNil())
      expect(3).toNot(beNil())
      expect([nil, nil] as [Int?]).to(allPass(beNil()))
      expect([1, nil] as [Int?]).toNot(allPass(beNil()))
      expect(["a": nil as Int?]["a"]).to(beNil())
      expect(["a": 1 as Int?]["a"]).toNot(beNil())
      expect(true).to(beTrue())
      expect(false).to(beFalse())
      expect([Int]()).to(beEmpty())
      expect("").to(beEmpty())
      expect("a").notTo(beEmpty())
      expect([1, 2]).to(haveCount(2))
      expect([1, 2, 3]).to(contain(3, 1))
      expect("behaviour").to(contain("vio"))
      expect("behaviour").to(beginWith("beh"))
      expect([1, 2]).to(beginWith(1))
      expect("behaviour").to(endWith("our"))
      expect([1, 2]).to(endWith(2))
      expect(0.1 + 0.2).to(beCloseTo(0.3))
      expect(10.0).to(beWithin(0.5, of: 10.4))
      expect(Double.infinity).to(beCloseTo(.infinity))
      expect(Double.nan).toNot(beCloseTo(.nan))
      expect(3) < 4
      expect(3) <= 3
      expect(3) > 2
      expect(3) >= 3
      expect(animal).to(beAKindOf(Dog.self))
      expect(animal).to(beAKindOf(Animal.self))
      expect(animal).to(beAnInstanceOf(Dog.self))
      expect(animal).toNot(beAnInstanceOf(Animal.self))
      expect(animal).to(beIdenticalTo(dog))
      expect(animal) === dog
      expect(animal) !== Dog()
      expect(try parse("")).to(throwError())
      expect { try parse("") }.to(throwError(ParseError.empty))
      expect { try parse("") }.to(throwError(ParseError.self))
      expect { try parse("") }.toNot(throwError(ParseError.long(1)))
      expect { try parse("") }.to(throwError(ParseError.self) { $0 == .empty })
      expect { _ = try parse("a") }.toNot(throwError())
      expect(ParseError.empty).to(matchError(ParseError.empty))
      expect(4).to(satisfyAllOf(beGreaterThan(3), beLessThan(5)))
      expect(4).to(satisfyAnyOf(equal(3), equal(4)))
      expect([4, 6]).to(allPass(beGreaterThan(3)))
      expect([4, 6]).to(allPass { $0 > 3 })
      expect([4, 6]).to(containElementSatisfying { $0 > 5 })
      expect([4, 6]).toNot(containElementSatisfying({ $0 > 6 }, "large"))
      expect([1, 2, 3]).to(beginWith(prefix: [1, 2]))
      expect([1, 2, 3]).to(endWith(suffix: [2, 3]))
      expect([1, 2, 3]).toNot(endWith(suffix: [1, 2]))
      expect(3).to(beWithin(1...3))
      expect(animal).to(be(dog))
      expect("behaviour").to(match("^be.*ou?r$"))
      expect(true).to(beTruthy())
      expect(noFlag).to(beFalsy())
      expect(noFlag).toNot(beTruthy())
      expect(success).to(beSuccess())
      expect(success).to(beSuccess(3))
      expect(failure).to(beFailure())
      expect(failure).to(beFailure(.empty))
      expect(failure).toNot(beSuccess())
      expect(finished) == .finished
      expect(finished).to(equal(.finished))
      expect { try parse("") }.to(throwError(errorType: ParseError.self))
      expect { try parse("") }.to(throwError { expect($0).to(matchError(ParseError.empty)) })
      expect(ParseError.empty).to(matchError(ParseError.self))
      await expect { try await later(fails: true) }.to(throwError(ParseError.empty))
      await expect { try await later(fails: false) }.toNot(throwError())
      await expect {
        await Task.yield(); return 3
      }.to(equal(3))
      await expect {
        await Task.yield(); return 3
      }.toNot(equal(4))
    }
    #expect(reported.map { "\($0.line): \($0.message)" } == [])
  }

  @Test func whatDoesNot() async throws {
    let none: Int? = nil
    let noList: [Int]? = nil
    let reported = try await issues {
      expect(3).to(equal(4))
      expect(3).toNot(equal(3))
      expect(none) == 3
      expect(none) != 3
      expect(none).to(beGreaterThan(1))
      expect(none).toNot(beGreaterThan(1))
      expect(noList).toNot(beEmpty())
      expect(3).to(beNil())
      expect([1]).to(haveCount(2))
      expect([1, 2]).to(contain(2, 3))
      expect("abc").to(contain("x"))
      expect(1.0).to(beCloseTo(2, within: 0.5))
      expect(try parse("")).to(equal(3))
      expect(try parse("")).toNot(equal(3))
      expect { try parse("a") }.to(throwError())
      expect { try parse("") }.to(throwError(ParseError.long(2)))
      expect([4, 6]).to(allPass(beGreaterThan(4)))
      expect(none).toNot(satisfyAllOf(beGreaterThan(1), beLessThan(4)))
      fail("This is wrong.")
    }
    #expect(
      reported.map(\.message) == [
        "expected to equal 4, got 3",
        "expected not to equal 3, got 3",
        "expected to equal 3, but got nil",
        "expected not to equal 3, but got nil",
        "expected to be greater than 1, but got nil",
        "expected not to be greater than 1, but got nil",
        "expected not to be empty, but got nil",
        "expected to be nil, got 3",
        "expected to have 2 elements, got [1]",
        "expected to contain 2, 3, got [1, 2]",
        "expected to contain \"x\", got \"abc\"",
        "expected to be within 0.5 of 2.0, got 1.0",
        "expected to equal 3, but it threw ParseError.empty",
        "expected not to equal 3, but it threw ParseError.empty",
        "expected to throw an error, got 1",
        "expected to throw ParseError.long(2), but it threw ParseError.empty",
        "expected to have every element be greater than 4, got [4, 6]\nelement 0: 4",
        "expected not to be greater than 1 and be less than 4, but got nil",
        "This is wrong.",
      ]
    )
    #expect(reported.allSatisfy { $0.severity == .error })
  }

  @Test func aFailureIsAtItsLineAndSaysWhatWasMeant() async {
    let line: UInt = #line + 3
    let reported = await issues {
      expect(3).to(equal(3), description: "three")
      expect(3).to(equal(4), description: "four")
      expect(3) == 5
    }
    #expect(reported.map(\.line) == [line, line + 1])
    #expect(
      reported.map { "\($0.fileID)" } == [
        "BehaviorSpecsTests/MatcherTests.swift", "BehaviorSpecsTests/MatcherTests.swift",
      ]
    )
    #expect(reported.first?.message == "four — expected to equal 4, got 3")
  }

  /// Nil is no match and no mismatch, unless the matcher is of nil.
  @Test func nilFailsAsWritten() async {
    let none: Int? = nil
    let reported = await issues {
      expect(none).to(equal(3))
      expect(none).toNot(equal(3))
      expect(none).to(beLessThan(3))
      expect(none).toNot(beLessThan(3))
      expect(none).toNot(satisfyAnyOf(equal(3), equal(4)))
      expect(none).toNot(beAKindOf(Int.self))
    }
    #expect(reported.count == 6)
    #expect(reported.allSatisfy { $0.message.hasSuffix(", but got nil") })
    let fine = await issues {
      expect(none).to(beNil())
      expect(none) == nil
      expect(3) != nil
      expect(none).to(satisfyAnyOf(beNil(), equal(3)))
    }
    #expect(fine.map(\.message) == [])
  }

  @Test func everyExpressionIsEvaluatedOnce() async throws {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    expect(next()).to(satisfyAllOf(equal(1), beLessThan(2), beGreaterThan(0)))
    try require(next()).to(equal(2))
    _ = await issues { expect(next()).to(equal(30)) }
    #expect(count == 3)
  }

  @Test func aRequirementEndsTheExampleAndIsReportedOnce() async throws {
    final class RequiringSpec: Spec {
      static let trace = Trace()
      static let line: UInt = #line + 3
      override class func spec() {
        it("requires") {
          try require([Int]()).toNot(beEmpty())
          trace.add("went on")
        }
        it("unwraps") {
          let value = try unwrap([Int]().first)
          trace.add("went on with \(value)")
        }
      }
    }
    let reported = await RequiringSpec.issues()
    #expect(reported.map(\.line) == [RequiringSpec.line, RequiringSpec.line + 4])
    #expect(reported.map(\.message) == ["expected not to be empty, got []", "expected a value, got nil"])
    #expect(RequiringSpec.trace.events == [])
    #expect(try unwrap(Optional(3)) == 3)
    #expect(try require(3).to(equal(3)) == 3)
  }

  @Test func aProjectsOwnMatcher() async {
    func beEven() -> Matcher<Int> { Matcher("be even") { $0.isMultiple(of: 2) } }
    let reported = await issues {
      expect(2).to(beEven())
      expect(3).to(beEven())
    }
    #expect(reported.map(\.message) == ["expected to be even, got 3"])
  }
}

import BehaviorSpecs
import Foundation
import IssueReporting
import Testing

private enum ParseError: Error, Equatable { case empty, long(Int) }
private struct Broken: Error {}
private class Animal {}
private final class Dog: Animal {}

private struct Country: Equatable {
  var name: String
  var cities: [String]
  var advisory: String?
}

private func parse(_ text: String) throws -> Int {
  if text.isEmpty { throw ParseError.empty }
  return text.count
}

private func later() async throws -> Int {
  await Task.yield()
  throw ParseError.empty
}

private func nothing() async -> Int? { nil }

private func beEven() -> Matcher<Int> { Matcher("be even") { $0.isMultiple(of: 2) } }

/// Each failure's words, as they stand in `Fixtures/failure-messages.txt` below the expectation.
@Suite struct FailureMessageTests {
  @Test func theWordsOfEveryFailure() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/failure-messages.txt")
    let wanted = try String(contentsOf: file, encoding: .utf8)
    let said = try await failures().joined(separator: "\n")
    if said + "\n" != wanted { print(said) }
    #expect(said + "\n" == wanted)
  }

  private func failures() async throws -> [String] {
    var lines: [String] = []
    func note(_ expectation: String, _ body: () async throws -> Void) async throws {
      let reported = try await issues(body)
      lines.append(expectation)
      lines += reported.flatMap { $0.message.components(separatedBy: "\n").map { "    " + $0 } }
      #expect(reported.count == 1, "\(expectation)")
    }
    let none: Int? = nil
    let noFlag: Bool? = nil
    let animal = Animal()
    let dog = Dog()
    let country = Country(name: "Italy", cities: ["Rome", "Milan"], advisory: "sunburn")
    let other = Country(name: "Italy", cities: ["Rome", "Turin"], advisory: nil)
    let clock = JumpClock()
    try await note(#"expect(3).to(equal(4))"#) { expect(3).to(equal(4)) }
    try await note(#"expect(3).toNot(equal(3))"#) { expect(3).toNot(equal(3)) }
    try await note(#"expect(3) == 4"#) { expect(3) == 4 }
    try await note(#"expect(3) != 3"#) { expect(3) != 3 }
    try await note(#"expect(none) == 3"#) { expect(none) == 3 }
    try await note(#"expect(3) == nil"#) { expect(3) == nil }
    try await note(#"expect("one\ntwo\nthree") == "one\n2\nthree""#) {
      expect("one\ntwo\nthree") == "one\n2\nthree"
    }
    try await note(#"expect([1, 2, 3]) == [1, 3]"#) { expect([1, 2, 3]) == [1, 3] }
    try await note(#"expect(Array(0..<30)) == Array(0..<30).map { $0 == 20 ? -1 : $0 }"#) {
      expect(Array(0..<30)) == Array(0..<30).map { $0 == 20 ? -1 : $0 }
    }
    try await note(#"expect(country) == other"#) { expect(country) == other }
    try await note(#"expect(country).toNot(equal(country))"#) { expect(country).toNot(equal(country)) }
    try await note(#"expect(["a": country]) == ["a": other]"#) { expect(["a": country]) == ["a": other] }
    try await note(#"expect(none).to(equal(4))"#) { expect(none).to(equal(4)) }
    try await note(#"expect(3).to(beNil())"#) { expect(3).to(beNil()) }
    try await note(#"expect(none).toNot(beNil())"#) { expect(none).toNot(beNil()) }
    try await note(#"expect(false).to(beTrue())"#) { expect(false).to(beTrue()) }
    try await note(#"expect(true).toNot(beTrue())"#) { expect(true).toNot(beTrue()) }
    try await note(#"expect(true).to(beFalse())"#) { expect(true).to(beFalse()) }
    try await note(#"expect(noFlag).to(beTrue())"#) { expect(noFlag).to(beTrue()) }
    try await note(#"expect(noFlag).to(beTruthy())"#) { expect(noFlag).to(beTruthy()) }
    try await note(#"expect(true).to(beFalsy())"#) { expect(true).to(beFalsy()) }
    try await note(#"expect([1]).to(beEmpty())"#) { expect([1]).to(beEmpty()) }
    try await note(#"expect("").toNot(beEmpty())"#) { expect("").toNot(beEmpty()) }
    try await note(#"expect([1]).to(haveCount(2))"#) { expect([1]).to(haveCount(2)) }
    try await note(#"expect([1]).toNot(haveCount(1))"#) { expect([1]).toNot(haveCount(1)) }
    try await note(#"expect([1, 2]).to(contain(2, 3))"#) { expect([1, 2]).to(contain(2, 3)) }
    try await note(#"expect([1, 2]).toNot(contain(2))"#) { expect([1, 2]).toNot(contain(2)) }
    try await note(#"expect("abc").to(contain("x"))"#) { expect("abc").to(contain("x")) }
    try await note(#"expect("abc").to(beginWith("b"))"#) { expect("abc").to(beginWith("b")) }
    try await note(#"expect([1, 2]).to(beginWith(2))"#) { expect([1, 2]).to(beginWith(2)) }
    try await note(#"expect([1, 2]).to(beginWith(prefix: [1, 3]))"#) {
      expect([1, 2]).to(beginWith(prefix: [1, 3]))
    }
    try await note(#"expect("abc").to(endWith("b"))"#) { expect("abc").to(endWith("b")) }
    try await note(#"expect([1, 2]).toNot(endWith(2))"#) { expect([1, 2]).toNot(endWith(2)) }
    try await note(#"expect([1, 2]).to(endWith(suffix: [1, 3]))"#) {
      expect([1, 2]).to(endWith(suffix: [1, 3]))
    }
    try await note(#"expect(1.0).to(beCloseTo(2, within: 0.5))"#) {
      expect(1.0).to(beCloseTo(2, within: 0.5))
    }
    try await note(#"expect(1.0).to(beCloseTo(1.1))"#) { expect(1.0).to(beCloseTo(1.1)) }
    try await note(#"expect(1.0).to(beWithin(0.5, of: 2))"#) { expect(1.0).to(beWithin(0.5, of: 2)) }
    try await note(#"expect(5).to(beWithin(1...3))"#) { expect(5).to(beWithin(1...3)) }
    try await note(#"expect(3) < 3"#) { expect(3) < 3 }
    try await note(#"expect(3) <= 2"#) { expect(3) <= 2 }
    try await note(#"expect(3) > 3"#) { expect(3) > 3 }
    try await note(#"expect(3) >= 4"#) { expect(3) >= 4 }
    try await note(#"expect(3).toNot(beLessThan(4))"#) { expect(3).toNot(beLessThan(4)) }
    try await note(#"expect(none).toNot(beGreaterThan(4))"#) { expect(none).toNot(beGreaterThan(4)) }
    try await note(#"expect { try parse("a") }.to(throwError())"#) {
      expect { try parse("a") }.to(throwError())
    }
    try await note(#"expect { try parse("") }.toNot(throwError())"#) {
      expect { try parse("") }.toNot(throwError())
    }
    try await note(#"expect { try parse("") }.to(throwError(ParseError.long(2)))"#) {
      expect { try parse("") }.to(throwError(ParseError.long(2)))
    }
    try await note(#"expect { try parse("a") }.to(throwError(ParseError.self))"#) {
      expect { try parse("a") }.to(throwError(ParseError.self))
    }
    try await note(#"expect { try parse("") }.to(throwError(Broken.self))"#) {
      expect { try parse("") }.to(throwError(Broken.self))
    }
    try await note(#"expect { try parse("") }.to(throwError(ParseError.self) { $0 == .long(1) })"#) {
      expect { try parse("") }.to(throwError(ParseError.self) { $0 == .long(1) })
    }
    try await note(#"expect(try parse("")).to(equal(3))"#) { expect(try parse("")).to(equal(3)) }
    try await note(#"expect(ParseError.empty).to(matchError(ParseError.long(1)))"#) {
      expect(ParseError.empty).to(matchError(ParseError.long(1)))
    }
    try await note(#"expect(ParseError.empty).to(matchError(Broken.self))"#) {
      expect(ParseError.empty).to(matchError(Broken.self))
    }
    try await note(#"expect(animal).to(beAKindOf(Dog.self))"#) { expect(animal).to(beAKindOf(Dog.self)) }
    try await note(#"expect(dog).toNot(beAKindOf(Animal.self))"#) {
      expect(dog).toNot(beAKindOf(Animal.self))
    }
    try await note(#"expect(dog).to(beAnInstanceOf(Animal.self))"#) {
      expect(dog).to(beAnInstanceOf(Animal.self))
    }
    try await note(#"expect(dog).to(beIdenticalTo(animal))"#) { expect(dog).to(beIdenticalTo(animal)) }
    try await note(#"expect(Dog()) === dog"#) { expect(Dog()) === dog }
    try await note(#"expect(dog) !== dog"#) { expect(dog) !== dog }
    try await note(#"expect(7).to(satisfyAllOf(beGreaterThan(3), beLessThan(5)))"#) {
      expect(7).to(satisfyAllOf(beGreaterThan(3), beLessThan(5)))
    }
    try await note(#"expect(7).to(satisfyAnyOf(equal(3), equal(4)))"#) {
      expect(7).to(satisfyAnyOf(equal(3), equal(4)))
    }
    try await note(#"expect(3).toNot(satisfyAnyOf(equal(3), equal(4)))"#) {
      expect(3).toNot(satisfyAnyOf(equal(3), equal(4)))
    }
    try await note(#"expect([6, 4]).to(allPass(beGreaterThan(4)))"#) {
      expect([6, 4]).to(allPass(beGreaterThan(4)))
    }
    try await note(#"expect([6, 4]).to(allPass { $0 > 4 })"#) { expect([6, 4]).to(allPass { $0 > 4 }) }
    try await note(#"expect([4, 6]).to(containElementSatisfying { $0 > 6 })"#) {
      expect([4, 6]).to(containElementSatisfying { $0 > 6 })
    }
    try await note(#"expect([4, 6]).to(containElementSatisfying({ $0 > 6 }, "large"))"#) {
      expect([4, 6]).to(containElementSatisfying({ $0 > 6 }, "large"))
    }
    try await note(#"expect("abc").to(match("^b"))"#) { expect("abc").to(match("^b")) }
    try await note(#"expect(Result<Int, ParseError>.failure(.empty)).to(beSuccess())"#) {
      expect(Result<Int, ParseError>.failure(.empty)).to(beSuccess())
    }
    try await note(#"expect(Result<Int, ParseError>.success(3)).to(beSuccess(4))"#) {
      expect(Result<Int, ParseError>.success(3)).to(beSuccess(4))
    }
    try await note(#"expect(Result<Int, ParseError>.success(3)).to(beFailure(.empty))"#) {
      expect(Result<Int, ParseError>.success(3)).to(beFailure(.empty))
    }
    try await note(#"expect(3).to(beEven())"#) { expect(3).to(beEven()) }
    try await note(#"expect(3).to(equal(4), description: "after a retry")"#) {
      expect(3).to(equal(4), description: "after a retry")
    }
    try await note(#"await expect(3).toEventually(equal(4), clock: clock)"#) {
      await expect(3).toEventually(equal(4), clock: clock)
    }
    try await note(#"await expect(none).toEventually(equal(4), timeout: .milliseconds(30), clock: clock)"#) {
      await expect(none).toEventually(equal(4), timeout: .milliseconds(30), clock: clock)
    }
    try await note(#"await expect(3).toEventuallyNot(equal(3), clock: clock)"#) {
      await expect(3).toEventuallyNot(equal(3), clock: clock)
    }
    try await note(#"await expect(none).toEventuallyNot(equal(3), clock: clock)"#) {
      await expect(none).toEventuallyNot(equal(3), clock: clock)
    }
    try await note(#"await expect(3).toNever(equal(3), clock: clock)"#) {
      await expect(3).toNever(equal(3), clock: clock)
    }
    try await note(#"await expect(none).toNever(equal(3), clock: clock)"#) {
      await expect(none).toNever(equal(3), clock: clock)
    }
    try await note(#"await expect(3).toAlways(equal(4), clock: clock)"#) {
      await expect(3).toAlways(equal(4), clock: clock)
    }
    try await note(#"await expect(none).toAlways(equal(4), clock: clock)"#) {
      await expect(none).toAlways(equal(4), clock: clock)
    }
    try await note(#"await expect { try await later() }.toEventually(equal(4), clock: clock)"#) {
      await expect { try await later() }.toEventually(equal(4), clock: clock)
    }
    try await note(#"_ = try? require(3).to(equal(4))"#) { _ = try? require(3).to(equal(4)) }
    try await note(#"_ = try? require { try parse("") }.toNot(equal(4))"#) {
      _ = try? require { try parse("") }.toNot(equal(4))
    }
    try await note(#"_ = try? await require { try await later() }.to(equal(4))"#) {
      _ = try? await require { try await later() }.to(equal(4))
    }
    try await note(#"_ = try? await require(3).toEventually(equal(4), clock: clock)"#) {
      _ = try? await require(3).toEventually(equal(4), clock: clock)
    }
    try await note(#"_ = try? unwrap(none)"#) { _ = try? unwrap(none) }
    try await note(#"_ = try? await unwrap { await nothing() }"#) {
      _ = try? await unwrap { await nothing() }
    }
    try await note(#"fail("This is wrong.")"#) { fail("This is wrong.") }
    return lines
  }
}

/// Matches true.
public func beTrue() -> Matcher<Bool> {
  Matcher("be true") { $0 }
}

/// Matches false. Nil is not false: see ``beFalsy()``.
public func beFalse() -> Matcher<Bool> {
  Matcher("be false") { !$0 }
}

/// Matches true, and no nil.
public func beTruthy() -> Matcher<Bool> {
  Matcher("be true") { (value: Bool?) -> MatchResult in MatchResult(value == true) }
}

/// Matches false and nil.
public func beFalsy() -> Matcher<Bool> {
  Matcher("be false or nil") { (value: Bool?) -> MatchResult in MatchResult(value != true) }
}

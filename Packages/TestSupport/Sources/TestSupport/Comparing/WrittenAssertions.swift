import StateDump

/// Whether what a closure wrote holds, when the rest of the state may have changed too: how assertions are judged
/// with exhaustivity off.
///
/// The closure has been run on the state before the event (`expected`) and on the one after it (`applied`). A part of
/// the state is as asserted if assigning it anew changes nothing, or if the closure changed it to what it now is
/// (`$0.count += 1`). Parts are told apart by the properties of structs.
///
/// - Parameters:
///   - before: the state before the event.
///   - expected: that state, as the closure changed it.
///   - applied: the state after the event, as the closure changed it.
///   - actual: the state after the event.
func writtenAssertionsHold(before: Any, expected: Any, applied: Any, actual: Any) -> Bool {
  let actualText = String(customDumping: actual)
  if String(customDumping: applied) == actualText { return true }
  let expectedText = String(customDumping: expected)
  if expectedText == actualText, expectedText != String(customDumping: before) { return true }
  let mirrors = [before, expected, applied, actual].map { Mirror(reflecting: $0) }
  guard
    mirrors.allSatisfy({ $0.displayStyle == .struct || $0.displayStyle == .tuple }),
    let count = mirrors.first?.children.count, count > 0,
    mirrors.allSatisfy({ $0.children.count == count })
  else { return false }
  let parts = mirrors.map { $0.children.map(\.value) }
  return (0..<count).allSatisfy { index in
    writtenAssertionsHold(
      before: parts[0][index],
      expected: parts[1][index],
      applied: parts[2][index],
      actual: parts[3][index]
    )
  }
}

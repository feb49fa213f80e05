import CaseKeyPaths
import Testing

@CasePathable
enum Event {
  case child(Child)
  case moved(x: Int, y: Int)
  case quit
}
@CasePathable
enum Child { case leaf(Int) }

@Test func first() {
  var e = (\Event.Cases.child.leaf)(5)
  #expect(e[case: \.child.leaf] == 5)
  #expect(e.is(\.child))
  e.modify(\.child.leaf) { $0 += 1 }
  #expect(e[case: \.child.leaf] == 6)
  #expect("\(Event.allCasePaths.child.leaf)" == "\\Event.child.leaf")
}

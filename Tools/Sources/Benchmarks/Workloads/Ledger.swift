/// A state with a number and rows: small, or as large as a test's state is at most.
struct Ledger: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    var id: Int
    var title: String
    var amount = 0
  }

  var count: Int
  var rows: [Row]

  mutating func add(_ amount: Int) {
    count += amount
    if !rows.isEmpty { rows[count % rows.count].amount += amount }
  }
}

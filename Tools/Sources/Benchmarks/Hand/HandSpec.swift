import BenchmarkHarness

/// Named closures that compare two numbers, in an array: what a spec is at least.
struct HandSpec {
  private var examples: [(name: String, body: () throws -> Bool)] = []

  init(count: Int) {
    for number in 0..<count { examples.append(("is \(number)", { number == number &+ 0 })) }
  }

  func run() {
    var failures = 0
    for example in examples where (try? example.body()) != true { failures += example.name.utf8.count }
    consume(failures)
  }
}

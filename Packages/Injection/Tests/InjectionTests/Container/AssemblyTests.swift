import Injection
import Testing

@Suite struct AssemblyTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Part: Assembly {
    let name: String
    let log: Log

    func assemble(container: Container) {
      container.register(String.self, name: name) { _ in name }
      container.register(Int.self) { _ in name.count }
      log.lines.append("assemble \(name)")
    }

    func loaded(resolver: any Resolver) {
      let all = ["a", "bb"].compactMap { resolver.resolve(String.self, name: $0) }
      log.lines.append("loaded \(name): \(all)")
    }
  }

  private struct Quiet: Assembly {
    func assemble(container: Container) {
      container.register(Bool.self) { _ in true }
    }
  }

  @Test func allAssembleBeforeAnyIsLoaded() {
    let log = Log()
    let assembler = Assembler([Part(name: "a", log: log), Part(name: "bb", log: log)])
    #expect(
      log.lines == ["assemble a", "assemble bb", "loaded a: [\"a\", \"bb\"]", "loaded bb: [\"a\", \"bb\"]"]
    )
    #expect(assembler.resolver.resolve(Int.self) == 2)
  }

  @Test func anAssemblersParentIsLookedInToo() {
    let parent = Assembler([Quiet()])
    let child = Assembler(parent: parent)
    #expect(child.resolver.resolve(Bool.self) == true)
    child.apply([Part(name: "a", log: Log())])
    #expect(child.resolver.resolve(String.self, name: "a") == "a")
    #expect(parent.resolver.resolve(String.self, name: "a") == nil)
  }
}

import SearchFeature
import StoreFront
import WebJSON

/// The program.
@main
enum SearchProgram {
  static let manual = Manual(
    name: "search",
    about: "Finds the operators of pipelines while you type.",
    commands: [],
    options: [
      Manual.Option(
        "--url",
        value: "URL",
        help: "asks a web server (URL?q=TEXT) instead of searching what is compiled in"
      )
    ],
    line: "query"
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { options in
      try options.value(of: "--url") { NetworkAPI(at: try WebAddress($0)) } ?? EmbeddedAPI() as any SearchAPI
    } onTerminal: { api, session in
      let screen = SearchScreen(api: api, session: session)
      await screen.run()
      // What it follows knows it weakly, so it has to be kept.
      withExtendedLifetime(screen) {}
    } elsewhere: { api in
      try await SearchLines(api: api, output: .standard).run()
    }
  }
}

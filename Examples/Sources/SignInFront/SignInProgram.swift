import MachineKit
import SignInFeature
import StoreFront

/// The program.
@main
enum SignInProgram {
  static let manual = Manual(
    name: "signin",
    about: """
      Signs in with an email and a password. The service is part of the program and knows one user: \
      ada@example.com, whose password is lovelace.
      """,
    commands: [
      Manual.Command("email", argument: "TEXT", help: "fills in the email"),
      Manual.Command(
        "password",
        help: "asks for the password: the next line, which a terminal does not show"
      ),
      Manual.Command("signin", help: "signs in"),
      Manual.Command("signout", help: "signs out"),
    ],
    options: [
      Manual.Option("--down", help: "as if the service could not be reached"),
      Manual.Option("--delay", value: "SECONDS", help: "how long the service takes, 0.3 without this"),
    ],
    hasSecrets: true
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { options in
      let service = options["--down"] == nil ? SignInService.embedded : .unreachable
      let store = Store(
        initial: SignIn.State(),
        machine: SignIn(signIn: service.delayed(by: try delay(options["--delay"])).signIn)
      )
      return (store, SignInFront(store: store))
    }
  }

  private static func delay(_ text: String?) throws(UsageError) -> Duration {
    guard let text else { return .milliseconds(300) }
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw UsageError("--delay is a number of seconds from 0 to 86400")
    }
    return .seconds(seconds)
  }
}

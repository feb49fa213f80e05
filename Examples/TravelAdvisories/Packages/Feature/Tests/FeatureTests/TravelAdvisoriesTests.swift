import BehaviorSpecs
import FrontTesting
import Testing

/// Runs the program.
@Behavior final class TravelAdvisoriesTests: Spec {
  override class func spec() {
    describe("TravelAdvisoriesTests") {
      var arguments: [String] = []
      var result: ConsoleProgram.Result!
      let usage =
        "Usage: travel-advisories [--url URL] [--location PLACE] [--sort ORDER] [--help] [--version]\n"
      let embedded = """
        Country     Advisory                       Updated
        Erewhon     2 exercise increased caution   2026-02-14
        Laputa      3 reconsider travel            2026-01-30
        Lilliput    1 exercise normal precautions  2026-03-02
        Oz          2 exercise increased caution   2026-03-01
        Ruritania   4 do not travel                2026-02-27
        Shangri-La  1 exercise normal precautions  2025-12-24
        Utopia      1 exercise normal precautions  2026-03-02

        Server status: operational
        Your location: 40.748817,-73.985428

        """

      beforeEach { arguments = [] }

      func fails(_ message: @escaping () -> String, status: Int32 = 1, output: String = "") {
        Then("it says so in one line and exits with \(status)") {
          expect(result)
            == ConsoleProgram.Result(
              status: status,
              output: output,
              errors: "travel-advisories: \(message())\n"
            )
        }
      }

      Given("the program in a pipeline") {
        justBeforeEach {
          result = try ConsoleProgram(BuiltProduct("travel-advisories").path, arguments: arguments).finish()
        }

        Then("it lists what is compiled in, without colours") {
          expect(result) == ConsoleProgram.Result(status: 0, output: embedded)
        }

        When("it is to sort by level") {
          beforeEach { arguments = ["--sort", "level"] }
          Then("the most dangerous is first, and those of one level are sorted by name") {
            expect(result.output.split(separator: "\n").dropFirst().prefix(3).map { $0.prefix(9) })
              == ["Ruritania", "Laputa   ", "Erewhon  "]
          }
        }

        When("it is told where the user is") {
          beforeEach { arguments = ["--location=37.5,127"] }
          Then("it says so") { expect(result.output).to(endWith("Your location: 37.5,127.0\n")) }
        }

        When("the user does not say") {
          beforeEach { arguments = ["--location", "none"] }
          Then("it says so, too") {
            expect(result.output).to(endWith("Your location: you do not say where you are\n"))
            expect(result.status) == 0
          }
        }

        When("help is wanted") {
          beforeEach { arguments = ["--help"] }
          Then("it explains all options") {
            expect(result.status) == 0
            expect(result.output).to(beginWith(usage))
            expect(result.output).to(contain("--url URL"), description: "the options")
            expect(result.output).to(contain("--sort ORDER"), description: "the options")
            expect(result.output).toNot(contain("quit"))
          }
        }

        When("its version is wanted") {
          beforeEach { arguments = ["--version"] }
          Then("it prints that") {
            expect(result) == ConsoleProgram.Result(status: 0, output: "travel-advisories 0.1.0\n")
          }
        }

        for (mistake, message) in [
          (["--frob"], "unknown option '--frob'"), (["Oz"], "unexpected argument 'Oz'"),
          (["--url"], "--url needs a value"),
          (["--sort", "size"], "'size' is no order. The orders are: name, level"),
          (
            ["--location", "91,0"],
            "'91,0' is no place. A place is a latitude and a longitude, as 40.748817,-73.985428, or none"
          ),
          (
            ["--url", "ftp://me:s3cret@h/"],
            "'ftp://…@h/' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
          ),
          (
            ["--url", "http://h/?key=s3cret"],
            "'http://h/?…' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
          ),
        ] {
          When("it is called with \(mistake.joined(separator: " "))") {
            beforeEach { arguments = mistake }
            fails({ "\(message)\n\(usage.dropLast())" }, status: 64)
          }
        }
      }

      Given("a server") {
        var server: LocalServer!
        let countries = #"{"countries": [{"name": "Oz", "level": 2, "updated": "2026-03-01"}]}"#

        beforeEach {
          server = try LocalServer()
          arguments = ["--url", server.url]
          server.answer("/countries.json", with: LocalServer.response(countries))
          server.answer(
            "/status.json",
            with: LocalServer.response(#"{"status": "degraded", "message": "It is late."}"#)
          )
        }

        afterEach { server.stop() }

        justBeforeEach {
          result = try ConsoleProgram(BuiltProduct("travel-advisories").path, arguments: arguments).finish()
        }

        func table(_ status: String) -> String {
          """
          Country  Advisory                      Updated
          Oz       2 exercise increased caution  2026-03-01

          Server status: \(status)
          Your location: 40.748817,-73.985428

          """
        }

        Then("what it has is listed") {
          expect(result) == ConsoleProgram.Result(status: 0, output: table("degraded: It is late."))
        }

        When("it fails") {
          beforeEach {
            server.answer("/countries.json", with: LocalServer.response("", status: "500 Oh"))
            server.answer("/status.json", with: LocalServer.response("", status: "500 Oh"))
          }
          fails {
            "The server answered \(server.url)countries.json with status 500. Look at the server's log, then retry."
          }
        }

        When("it answers no JSON") {
          beforeEach { server.answer("/countries.json", with: LocalServer.response("<html>")) }
          fails {
            "\(server.url)countries.json is not a list of countries: it is not JSON. Correct it on the server, or --url, "
              + "then retry."
          }
        }

        When("its answer breaks off") {
          beforeEach {
            server.answer(
              "/countries.json",
              with: LocalServer.response(#"{"countries": ["#, announcedLength: 99)
            )
          }
          fails {
            "\(server.url)countries.json broke off after 15 of 99 bytes. Retry; if it happens again, check the server."
          }
        }

        When("it gives a level that there is not") {
          beforeEach {
            server.answer(
              "/countries.json",
              with: LocalServer.response(countries.replacing("2,", with: "9,"))
            )
          }
          fails { "The server gives Oz the level 9; a level is from 1 to 4. Correct it there, then retry." }
        }

        When("it has no countries") {
          beforeEach {
            server.answer("/countries.json", with: LocalServer.response("", status: "404 Not Found"))
          }
          fails {
            "The server has no \(server.url)countries.json (404). Point --url at the folder that holds countries.json and "
              + "status.json, then retry."
          }
        }

        When("it does not say how it is doing") {
          beforeEach { server.answer("/status.json", with: LocalServer.response(#"{"status": "fine"}"#)) }
          Then("the countries are listed, the failure is told, and it exits with 1") {
            expect(result)
              == ConsoleProgram.Result(
                status: 1,
                output: table("unknown"),
                errors:
                  "travel-advisories: The server says that it is 'fine', which is none of operational, degraded and "
                  + "down. Correct it there, then retry.\n"
              )
          }
        }

        When("it is gone") {
          beforeEach {
            arguments = ["--url", "http://me:s3cret@127.0.0.1:\(try LocalServer.refusedPort())/"]
          }
          Then("it says so in one line without the password, and exits with 1") {
            expect(result.status) == 1
            expect(result.output).to(beEmpty())
            expect(result.errors).to(beginWith("travel-advisories: Nothing answers at http://127.0.0.1:"))
            expect(result.errors).to(
              endWith("/countries.json. Start the server or correct --url, then retry.\n")
            )
          }
        }
      }

      Given("the program on a terminal") {
        var shown: String!

        func run(_ environment: [String: String]) throws -> String {
          let terminal = try PseudoTerminal()
          let program = try TerminalProgram(
            BuiltProduct("travel-advisories").path,
            environment: TerminalProgram.quiet.merging(environment) { _, given in given },
            on: terminal
          )
          let text = try terminal.read(until: "40.748817")
          _ = try program.waitUntilEnd()
          return text
        }

        When("it has colours") {
          justBeforeEach { shown = try run([:]) }
          Then("levels have theirs") { expect(shown).to(contain("\u{1B}[31m4 do not travel\u{1B}[0m")) }
        }

        When("the user wants no colours") {
          justBeforeEach { shown = try run(["NO_COLOR": "1"]) }
          Then("there are none") { expect(shown).toNot(contain("\u{1B}[")) }
        }
      }

      Given("an output that is closed") {
        justBeforeEach {
          result = try ConsoleProgram(
            "/bin/sh",
            arguments: ["-c", #"exec "$0" >&-"#, BuiltProduct("travel-advisories").path]
          ).finish()
        }
        fails(
          { "The output cannot be written. Send it to a terminal, a reader or a file with room." },
          status: 74
        )
      }
    }
  }
}

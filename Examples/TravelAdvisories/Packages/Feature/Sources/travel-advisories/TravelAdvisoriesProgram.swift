import Feature

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The program.
@main
enum TravelAdvisoriesProgram {
  @MainActor
  static func main() async {
    exit(await TravelAdvisories.run(Array(CommandLine.arguments.dropFirst())))
  }
}

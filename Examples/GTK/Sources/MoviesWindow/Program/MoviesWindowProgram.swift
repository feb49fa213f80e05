import CGTK
import Foundation
import GLibLoop
import MachineKit
import MoviesCatalog
import MoviesFeature
import WebJSON

/// The program: reads its options, makes the store, and shows it in a window until that is closed.
///
/// Its `main` is not asynchronous: the process's first thread is GTK's.
@main
enum MoviesWindowProgram {
  @MainActor
  static func main() {
    do throws(UsageError) {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: print(ProgramText.help, terminator: "")
      case .version: print("gtk-movies \(ProgramText.version)")
      case .run(let address, let isTraced): run(address, isTraced)
      }
    } catch {
      fail("\(error)\n\(ProgramText.usage)", status: 64)
    }
  }

  @MainActor
  private static func run(_ address: WebAddress?, _ isTraced: Bool) {
    // A window of text is there sooner if it is drawn without OpenGL, whose start takes longer than all the rest.
    g_setenv("GSK_RENDERER", "cairo", 0)
    guard gtk_init_check() != 0 else { fail(ProgramText.noDisplay, status: 1) }
    let catalog = address.map(MovieCatalog.network) ?? .embedded
    let store = Store(initial: Movies.State(), machine: Movies(catalog: catalog))
    let loop = g_main_loop_new(nil, 0)
    let mainActor = MainActorSource()
    let window = MoviesWindow(store: store) { g_main_loop_quit(loop) }
    let trace = isTraced ? FrameTrace(of: window.widget) : nil
    let signals = [SIGINT, SIGTERM].map { onSignal($0) { window.close() } }
    window.present()
    g_main_loop_run(loop)
    withExtendedLifetime((trace, signals)) {}
    mainActor.cancel()
    store.cancel()
    g_main_loop_unref(loop)
  }

  /// Runs an action on the main queue when the process is sent a signal, which no longer ends it.
  @MainActor
  private static func onSignal(_ number: Int32, _ action: @escaping @MainActor () -> Void)
    -> any DispatchSourceSignal
  {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
    return source
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("gtk-movies: \(message)\n".utf8))
    exit(status)
  }
}

import CGTK
import Foundation

/// Prints the text of a window, and an empty line, whenever GTK has painted another than before. The lines of what has
/// the keys end with `<`.
@MainActor
final class FrameTrace {
  private var last: [String] = []

  init(of window: Widget) {
    Signals.connect(window, "realize") { [weak self] in
      guard let clock = gtk_widget_get_frame_clock(window) else { return }
      Signals.connect(UnsafeMutableRawPointer(clock), "after-paint") { self?.printText(of: window) }
    }
  }

  private func printText(of window: Widget) {
    let lines = WindowText(of: window).lines
    guard lines != last else { return }
    last = lines
    // What is printed has reached the display.
    gdk_display_sync(gtk_widget_get_display(window))
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n\n").utf8))
  }
}

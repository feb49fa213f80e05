import CGTK
import Foundation

/// A picture of a screen.
struct Picture: Equatable {
  let width: Int
  let height: Int
  /// A byte for red, green and blue of each pixel, line by line.
  let colors: [UInt8]

  /// How many colours there are in it.
  var colorCount: Int {
    var seen: Set<[UInt8]> = []
    for index in stride(from: 0, to: colors.count, by: 3) { seen.insert(Array(colors[index..<index + 3])) }
    return seen.count
  }

  /// Reads the format of the X window dump, as a server writes it for a screen of 24 bits on this machine.
  init(xwd: Data) throws {
    let bytes = [UInt8](xwd)
    func field(_ index: Int) -> Int {
      bytes[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 100, field(1) == 7, field(11) == 32, field(7) == 0 else { throw Unreadable() }
    let start = field(0) + 12 * field(19)
    let lineLength = field(12)
    (width, height) = (field(4), field(5))
    var colors: [UInt8] = []
    colors.reserveCapacity(3 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * lineLength + 4 * x
        colors += [bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]]
      }
    }
    self.colors = colors
  }

  /// Writes it as a PNG.
  func write(to path: String) throws {
    let bytes = g_bytes_new(colors, gsize(colors.count))
    defer { g_bytes_unref(bytes) }
    let image = gdk_pixbuf_new_from_bytes(
      bytes,
      GDK_COLORSPACE_RGB,
      0,
      8,
      Int32(width),
      Int32(height),
      Int32(3 * width)
    )
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    var options: [UnsafeMutablePointer<CChar>?] = [strdup("compression"), nil]
    var values: [UnsafeMutablePointer<CChar>?] = [strdup("9"), nil]
    defer { for text in options + values { free(text) } }
    guard gdk_pixbuf_savev(image, path, "png", &options, &values, nil) != 0 else {
      throw Unwritable(path: path)
    }
  }

  /// The server keeps its screen in another way.
  struct Unreadable: Error {}

  /// The PNG could not be written.
  struct Unwritable: Error {
    let path: String
  }
}

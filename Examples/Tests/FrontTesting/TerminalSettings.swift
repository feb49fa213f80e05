import Foundation

/// All that `tcgetattr` tells about a terminal, comparable.
public struct TerminalSettings: Equatable, Sendable, CustomStringConvertible {
  private let flags: [UInt]
  private let characters: [UInt8]
  private let speeds: [UInt]

  init(of descriptor: Int32) throws {
    var settings = termios()
    try SystemError.check("tcgetattr", tcgetattr(descriptor, &settings))
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt($0) }
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    speeds = [UInt(cfgetispeed(&settings)), UInt(cfgetospeed(&settings))]
  }

  /// Whether typed characters are shown and lines can be edited, as in a shell.
  public var isCooked: Bool { flags[3] & UInt(ECHO) != 0 && flags[3] & UInt(ICANON) != 0 }

  /// Whether typed characters are shown.
  public var showsInput: Bool { flags[3] & UInt(ECHO) != 0 }

  public var description: String { "flags \(flags) characters \(characters) speeds \(speeds)" }
}

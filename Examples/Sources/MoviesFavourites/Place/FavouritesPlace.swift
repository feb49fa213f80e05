import Foundation

/// The file in which favourites are kept.
public struct FavouritesPlace: Equatable, Sendable {
  /// Its path.
  public let path: String
  /// Whether the folders above it are made when they are missing.
  public let makesFolders: Bool

  /// A file that the user has named. The folder has to be there.
  ///
  /// - Parameter path: relative to the current folder if it does not begin with a slash.
  public init(file path: String) {
    self.path = path
    makesFolders = false
  }

  private init(below folder: String) {
    path = folder + "/swift-machines/movies-favourites.sqlite"
    makesFolders = true
  }

  /// The usual place: `swift-machines/movies-favourites.sqlite` in `XDG_DATA_HOME`, which is `~/.local/share`
  /// where it is not set or no absolute path.
  ///
  /// - Parameter environment: the process's environment.
  /// - Returns: nil if there is no home folder either.
  public static func standard(environment: [String: String]) -> FavouritesPlace? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return FavouritesPlace(below: data) }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return FavouritesPlace(below: home + "/.local/share")
  }

  /// The folder that the file is in.
  var folder: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}

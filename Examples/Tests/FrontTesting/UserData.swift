import Foundation

/// What the user of these tests has kept with a program is not to be seen by a program under test.
public enum UserData {
  /// The environment in which there is nothing that a user has kept: a folder that is not there.
  public static let none = [
    "XDG_DATA_HOME": FileManager.default.temporaryDirectory.appendingPathComponent("no-data-\(UUID())").path
  ]
}

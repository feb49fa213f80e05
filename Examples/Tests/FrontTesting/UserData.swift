import Foundation

/// What the user of these tests has kept with a program is not to be seen by a program under test.
public enum UserData {
  /// An environment in which there is nothing that a user has kept: each has another folder, which is not there.
  public static var none: [String: String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-data-\(UUID())")
    return ["XDG_DATA_HOME": folder.path]
  }
}

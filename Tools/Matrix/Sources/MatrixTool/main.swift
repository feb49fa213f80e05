import Foundation
import TestMatrix

let environment = ProcessInfo.processInfo.environment
guard let home = environment["RUN_TESTS_HOME"] else {
  FileHandle.standardError.write(
    Data("matrix: call run-tests.sh, which says where it is in RUN_TESTS_HOME\n".utf8)
  )
  exit(64)
}
let arguments = Array(CommandLine.arguments.dropFirst())
exit(MatrixCommand(arguments: arguments, environment: environment, home: home).run())

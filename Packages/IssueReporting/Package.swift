// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "IssueReporting",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "IssueReporting", targets: ["IssueReporting"])
  ],
  dependencies: [
    .package(path: "../Locking")
  ],
  targets: [
    .target(
      name: "IssueReporting",
      dependencies: [.product(name: "Locking", package: "Locking")]
    ),
    .testTarget(
      name: "IssueReportingTests",
      dependencies: ["IssueReporting"]
    ),
  ]
)

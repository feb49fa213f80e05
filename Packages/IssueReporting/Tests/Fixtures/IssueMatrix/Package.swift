// swift-tools-version: 6.1

import PackageDescription

// Code that reports issues under each framework and under none. `check-issue-matrix.sh` builds it, runs it, and
// compares what happens with the comments `// expect …` in it.
let package = Package(
  name: "IssueMatrix",
  dependencies: [
    .package(name: "IssueReporting", path: "../../..")
  ],
  targets: [
    .target(
      name: "IssueCases",
      dependencies: ["IssueReporting"]
    ),
    .executableTarget(
      name: "outside",
      dependencies: ["IssueReporting"]
    ),
    .executableTarget(
      name: "outside-cases",
      dependencies: ["IssueCases"]
    ),
    .testTarget(
      name: "TestingCases",
      dependencies: ["IssueCases"]
    ),
    .testTarget(
      name: "XCTestCases",
      dependencies: ["IssueCases"]
    ),
    .testTarget(
      name: "TestingMatrix",
      dependencies: ["IssueReporting"]
    ),
    .testTarget(
      name: "XCTestMatrix",
      dependencies: ["IssueReporting"]
    ),
  ]
)

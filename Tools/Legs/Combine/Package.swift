// swift-tools-version: 6.1

// What stands in for Apple's frameworks in the leg `combine`, which copies the sources of the engine here.

import PackageDescription

let package = Package(
  name: "Combine",
  products: [
    .library(name: "Combine", type: .dynamic, targets: ["Combine"]),
    .library(name: "SwiftUI", type: .dynamic, targets: ["SwiftUI"]),
  ],
  targets: [
    .target(name: "CombineThreadPointer"),
    .target(name: "CombineLocking", dependencies: ["CombineThreadPointer"]),
    .target(name: "Combine", dependencies: ["CombineLocking"]),
    .target(name: "SwiftUI", dependencies: ["Combine"]),
  ]
)

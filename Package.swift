// swift-tools-version: 6.1

// Every target of every layer, by path, and every product. Users depend on this manifest by URL;
// contributors open one package below Packages/. The check `manifests` of run-tests.sh keeps the two in step.

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-machines",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Locking", targets: ["Locking"]),
    .library(name: "StateDump", targets: ["StateDump"]),
    .library(name: "IssueReporting", targets: ["IssueReporting"]),
    .library(name: "CaseKeyPaths", targets: ["CaseKeyPaths"]),
    .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    .library(name: "ReactiveFoundation", targets: ["ReactiveFoundation"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
    .library(name: "Injection", targets: ["Injection"]),
    .library(name: "MachineKit", targets: ["MachineKit"]),
    .library(name: "Composition", targets: ["Composition"]),
    .library(name: "Bindings", targets: ["Bindings"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .library(name: "BehaviorSpecs", targets: ["BehaviorSpecs"]),
  ],
  targets: [
    // Locking
    .target(
      name: "ThreadPointer",
      path: "Packages/Locking/Sources/ThreadPointer"
    ),
    .target(
      name: "Locking",
      dependencies: ["ThreadPointer"],
      path: "Packages/Locking/Sources/Locking"
    ),
    .testTarget(
      name: "LockingTests",
      dependencies: ["Locking"],
      path: "Packages/Locking/Tests/LockingTests"
    ),
    // StateDump
    .target(
      name: "StateDump",
      path: "Packages/StateDump/Sources/StateDump"
    ),
    .testTarget(
      name: "StateDumpTests",
      dependencies: ["StateDump"],
      path: "Packages/StateDump/Tests/StateDumpTests"
    ),
    // IssueReporting
    .target(
      name: "IssueReporting",
      dependencies: ["Locking"],
      path: "Packages/IssueReporting/Sources/IssueReporting"
    ),
    .testTarget(
      name: "IssueReportingTests",
      dependencies: ["IssueReporting"],
      path: "Packages/IssueReporting/Tests/IssueReportingTests"
    ),
    // CaseKeyPaths
    .target(
      name: "MacroPlugin",
      path: "Packages/CaseKeyPaths/Sources/MacroPlugin"
    ),
    .target(
      name: "EnumScanning",
      dependencies: ["MacroPlugin"],
      path: "Packages/CaseKeyPaths/Sources/EnumScanning"
    ),
    .macro(
      name: "CaseKeyPathsPlugin",
      dependencies: ["EnumScanning", "MacroPlugin"],
      path: "Packages/CaseKeyPaths/Sources/CaseKeyPathsPlugin"
    ),
    .target(
      name: "CaseKeyPaths",
      dependencies: ["CaseKeyPathsPlugin", "IssueReporting"],
      path: "Packages/CaseKeyPaths/Sources/CaseKeyPaths"
    ),
    .testTarget(
      name: "MacroPluginTests",
      dependencies: ["MacroPlugin"],
      path: "Packages/CaseKeyPaths/Tests/MacroPluginTests"
    ),
    .testTarget(
      name: "CaseKeyPathsTests",
      dependencies: ["CaseKeyPaths", "EnumScanning", "MacroPlugin", "IssueReporting"],
      path: "Packages/CaseKeyPaths/Tests/CaseKeyPathsTests"
    ),
    // ReactiveCore
    .target(
      name: "ReactiveEngine",
      dependencies: ["Locking"],
      path: "Packages/ReactiveCore/Sources/ReactiveEngine"
    ),
    .target(
      name: "ReactiveCore",
      dependencies: ["ReactiveEngine", "Locking"],
      path: "Packages/ReactiveCore/Sources/ReactiveCore"
    ),
    .target(
      name: "ReactiveFoundation",
      dependencies: ["ReactiveCore", "Locking"],
      path: "Packages/ReactiveCore/Sources/ReactiveFoundation"
    ),
    .target(
      name: "ReactiveTesting",
      dependencies: ["ReactiveCore", "ReactiveFoundation", "IssueReporting", "Locking"],
      path: "Packages/ReactiveCore/Sources/ReactiveTesting"
    ),
    .testTarget(
      name: "ReactiveCoreTests",
      dependencies: ["ReactiveCore", "ReactiveEngine", "Locking"],
      path: "Packages/ReactiveCore/Tests/ReactiveCoreTests"
    ),
    .testTarget(
      name: "ReactiveFoundationTests",
      dependencies: ["ReactiveCore", "ReactiveFoundation"],
      path: "Packages/ReactiveCore/Tests/ReactiveFoundationTests"
    ),
    .testTarget(
      name: "ReactiveTestingTests",
      dependencies: ["ReactiveCore", "ReactiveFoundation", "ReactiveTesting", "IssueReporting"],
      path: "Packages/ReactiveCore/Tests/ReactiveTestingTests"
    ),
    // Injection
    .target(
      name: "Injection",
      dependencies: ["IssueReporting", "Locking", "ReactiveCore", "ReactiveFoundation"],
      path: "Packages/Injection/Sources/Injection"
    ),
    .testTarget(
      name: "InjectionTests",
      dependencies: ["Injection", "IssueReporting", "Locking", "ReactiveCore", "ReactiveFoundation"],
      path: "Packages/Injection/Tests/InjectionTests"
    ),
    // MachineKit
    .target(
      name: "MachineKit",
      dependencies: ["ReactiveCore", "CaseKeyPaths", "IssueReporting", "Locking"],
      path: "Packages/MachineKit/Sources/MachineKit"
    ),
    .testTarget(
      name: "MachineKitTests",
      dependencies: [
        "MachineKit",
        "ReactiveCore",
        "ReactiveFoundation",
        "ReactiveTesting",
        "CaseKeyPaths",
        "IssueReporting",
        "Locking",
      ],
      path: "Packages/MachineKit/Tests/MachineKitTests"
    ),
    // Composition
    .target(
      name: "Composition",
      dependencies: ["MachineKit", "ReactiveCore", "CaseKeyPaths", "IssueReporting", "Locking", "StateDump"],
      path: "Packages/Composition/Sources/Composition"
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "Composition",
        "MachineKit",
        "ReactiveCore",
        "ReactiveTesting",
        "CaseKeyPaths",
        "IssueReporting",
      ],
      path: "Packages/Composition/Tests/CompositionTests"
    ),
    // Bindings
    .target(
      name: "Bindings",
      dependencies: ["MachineKit", "Composition", "ReactiveCore", "CaseKeyPaths", "Locking"],
      path: "Packages/Bindings/Sources/Bindings"
    ),
    .testTarget(
      name: "BindingsTests",
      dependencies: [
        "Bindings",
        "MachineKit",
        "Composition",
        "ReactiveCore",
        "ReactiveTesting",
        "CaseKeyPaths",
        "IssueReporting",
      ],
      path: "Packages/Bindings/Tests/BindingsTests"
    ),
    // TestSupport
    .target(
      name: "TestSupport",
      dependencies: [
        "Locking",
        "StateDump",
        "IssueReporting",
        "CaseKeyPaths",
        "ReactiveCore",
        "ReactiveTesting",
        "Injection",
        "MachineKit",
      ],
      path: "Packages/TestSupport/Sources/TestSupport"
    ),
    .testTarget(
      name: "TestSupportTests",
      dependencies: [
        "TestSupport",
        "MachineKit",
        "Composition",
        "CaseKeyPaths",
        "ReactiveCore",
        "ReactiveFoundation",
        "IssueReporting",
        "StateDump",
      ],
      path: "Packages/TestSupport/Tests/TestSupportTests"
    ),
    // BehaviorSpecs
    .macro(
      name: "BehaviorSpecsPlugin",
      dependencies: ["MacroPlugin"],
      path: "Packages/BehaviorSpecs/Sources/BehaviorSpecsPlugin"
    ),
    .target(
      name: "BehaviorSpecs",
      dependencies: ["BehaviorSpecsPlugin", "IssueReporting", "StateDump", "Locking"],
      path: "Packages/BehaviorSpecs/Sources/BehaviorSpecs"
    ),
    .testTarget(
      name: "BehaviorSpecsTests",
      dependencies: [
        "BehaviorSpecs", "BehaviorSpecsPlugin", "MacroPlugin", "IssueReporting", "Locking", "ReactiveCore",
        "ReactiveFoundation", "ReactiveTesting", "Injection",
      ],
      path: "Packages/BehaviorSpecs/Tests/BehaviorSpecsTests"
    ),
  ]
)

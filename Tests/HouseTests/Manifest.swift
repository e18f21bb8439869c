import Foundation

/// The targets of `Package.swift` that make up the program, in their order.
struct Manifest {
  struct Target: Equatable {
    var name: String
    var imports: [String]
  }

  let targets: [Target]

  init(_ text: String) {
    // A target without a `path` lies in Sources under its own name.
    let block = /\.(?:executableTarget|target)\((?<body>(?:[^()]|\([^()]*\))*)\)/
    targets = text.matches(of: block).compactMap { match in
      let body = match.body
      guard !body.contains("path:"), let name = body.firstMatch(of: /name: "(\w+)"/) else {
        return nil
      }
      let list = body.firstMatch(of: /dependencies: \[(?<names>[^\]]*)\]/)?.names ?? ""
      return Target(
        name: String(name.1), imports: list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }
}

/// The repository's root.
let repository = URL(filePath: #filePath, directoryHint: .notDirectory)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

func text(at path: String) throws -> String {
  try String(contentsOf: repository.appending(path: path), encoding: .utf8)
}

import Foundation
import TestSupport
import Testing

/// Examples in comments of the source, held to what stands beside them: those in Swift compile.
@Suite struct ExamplesTests {
  private static func examples() throws -> [Example] {
    let sources = repository.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var examples: [Example] = []
    for case let file as URL in files! where file.pathExtension == "swift" {
      let path = String(file.path.dropFirst(repository.path.count).drop { $0 == "/" })
      examples += Example.all(in: try String(contentsOf: file, encoding: .utf8), path: path)
    }
    return examples.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  @Test func everyExampleHasALanguage() throws {
    let languages: Set = ["swift", "metal", "glsl", "json", "text", "sh"]
    let examples = try Self.examples()
    #expect(examples.count > 100)
    for example in examples {
      #expect(
        languages.contains(example.language),
        "\(example.path):\(example.line): '\(example.language)' is not one of \(languages.sorted())"
      )
    }
  }

  /// Checked against the modules that were built with these tests.
  @Test func everyExampleInSwiftCompiles() async throws {
    let examples = try Self.examples().filter { $0.language == "swift" }
    #expect(examples.count > 100)
    let folder = try TemporaryFolder()
    let given = "func given<Value: ~Copyable>() -> Value { fatalError() }\n"
    var files = [try folder.file("Given.swift", Array(given.utf8))]
    var count = 0
    for target in try Manifest(text(at: "Package.swift")).targets {
      let own = examples.enumerated().filter { $0.element.room == target.name }
      if own.isEmpty { continue }
      count += own.count
      // Users of `SwiftUI` import nothing else, and its names are those of other rooms, too.
      let modules = target.name == "SwiftUI" ? [target.name] : target.imports + [target.name]
      let imports = modules.map { name in
        Self.libraries.contains(name) ? "import \(name)" : "@testable import \(name)"
      }
      let declarations = own.map { $0.element.declaration(named: "example\($0.offset)") }
      let text = (imports + ["import Glibc"] + declarations).joined(separator: "\n") + "\n"
      files.append(try folder.file("\(target.name).swift", Array(text.utf8)))
    }
    #expect(count == examples.count, "an example is in no room")
    var compiler = Command("swiftc")
    compiler.arguments = try await Self.options(cache: "\(folder.path)/modules") + files
    // From where the paths of messages begin
    compiler.workingDirectory = repository.path
    let output = try await compiler.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  private static let libraries: Set<String> = Set(
    (try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "Sources/CLibraries").path)) ?? [])

  /// Type checking only, as the package is built.
  ///
  /// - Parameter cache: A folder for what the compiler makes of headers. That of the build holds
  ///   paths, and does not survive a move of the repository.
  private static func options(cache: String) async throws -> [String] {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let built = URL(filePath: bundle).deletingLastPathComponent()
    let packages = try text(at: "Package.swift")
      .matches(of: /path: "Sources\/CLibraries\/\w+", pkgConfig: "([^"]+)"/).map { String($0.1) }
    var configuration = Command("pkg-config", "--cflags")
    configuration.arguments += packages
    let flags = try await configuration.run().text.split(whereSeparator: \.isWhitespace)
    return [
      "-typecheck", "-module-name", "Examples", "-swift-version", "6", "-suppress-warnings",
      // The name that the package manager gives, by which modules know their package
      "-package-name", repository.lastPathComponent.lowercased(),
      "-I", built.appending(path: "Modules").path,
      "-module-cache-path", cache,
      "-continue-building-after-errors",
    ]
      + libraries.sorted().flatMap {
        ["-I", repository.appending(path: "Sources/CLibraries/\($0)").path]
      }
      + flags.flatMap { ["-Xcc", String($0)] }
  }
}

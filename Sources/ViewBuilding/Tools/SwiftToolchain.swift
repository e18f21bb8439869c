package import Diagnostics
internal import Files
internal import Glibc

/// The user's Swift compiler.
///
/// ```swift
/// let toolchain = try SwiftToolchain.find()
/// toolchain.version  // "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
/// ```
package struct SwiftToolchain: Sendable, Hashable {
  /// The path of `swiftc`.
  package let compiler: String
  /// As the compiler says it, with what tells one build from another.
  package let version: String
  /// The folder of the toolchain's own libraries.
  package let libraries: String

  /// Folders of compilers that are on no `PATH` of a desktop.
  private static var usualFolders: [String] {
    let home = environmentPath("HOME").map { [$0 + "/.local/share/swiftly/bin"] } ?? []
    return home + ["/usr/bin", "/usr/local/bin", "/opt/swift/usr/bin", "/usr/libexec/swift/bin"]
  }

  /// Oldest version whose modules and macros are those that the sources need.
  private static let oldest = (major: 6, minor: 1)

  /// Finds the first `swiftc` in `PATH`, or else in the usual folders.
  ///
  /// - Parameter folders: To look in instead.
  /// - Throws: A message that says what to install.
  package static func find(in folders: [String]? = nil) throws(Diagnostic) -> SwiftToolchain {
    let path = environmentPath("PATH").map { $0.split(separator: ":").map(String.init) } ?? []
    for folder in folders ?? path + usualFolders where folder.isAbsolutePath {
      let compiler = "\(folder)/swiftc"
      if access(compiler.onDisk, X_OK) == 0 { return try SwiftToolchain(compiler: compiler) }
    }
    throw Diagnostic(
      "no Swift compiler was found: 'swiftc' is in no folder of PATH",
      hint: "install Swift from https://swift.org/install/linux, or add its 'usr/bin' to PATH")
  }

  /// Asks the compiler for its version and its libraries.
  package init(compiler: String) throws(Diagnostic) {
    let output: ToolRun.Output
    do throws(ToolRun.Failure) {
      output = try ToolRun([compiler, "-print-target-info"]).output()
    } catch {
      throw Diagnostic("'\(compiler)' cannot be started", hint: "install Swift again")
    }
    // Not JSON, or without these members: another program, or one that fails.
    guard output.status == 0, let information = try? JSON(Array(output.text.utf8)),
      let version = information["compilerVersion"]?.string,
      let libraries = information["paths"]?["runtimeResourcePath"]?.string
    else {
      let line = output.text.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw Diagnostic(
        "'\(compiler)' does not say what version it is\(line)",
        hint: "install Swift from https://swift.org/install/linux")
    }
    self.compiler = compiler
    self.version = version
    self.libraries = libraries
    let numbers = Self.numbers(of: version)
    guard numbers >= Self.oldest else {
      throw Diagnostic(
        "'\(compiler)' is \(version), which is too old for SwiftUI views",
        hint: "install Swift \(Self.oldest.major).\(Self.oldest.minor) or later")
    }
  }

  /// "Swift version 6.3.1 (…)": 6 and 3.
  private static func numbers(of version: String) -> (Int, Int) {
    let words = version.split(separator: " ")
    guard let place = words.firstIndex(of: "version"), place + 1 < words.count else {
      return (0, 0)
    }
    let numbers = words[place + 1].split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  /// The folder of SwiftSyntax, with which macros are written.
  var macroLibraries: String { libraries + "/host" }
}

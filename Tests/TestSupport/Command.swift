import Foundation
package import Testing

/// A program to run, with everything that it is given.
///
///     let output = try await Command.harmonic("list", "--json").run()
///     #expect(output.status == .exitCode(0))
///
///     let viewer = try Command.harmonic("button", environment: display.environment).start()
///     try await viewer.nextLine { $0.contains("reloaded") }
///
/// No shell is involved: arguments arrive as they are.
package struct Command: Sendable {
  /// A path, or a name that is looked up in `PATH`.
  package var executable: String
  package var arguments: [String]
  /// Changes to the environment of the tests; `nil` removes a variable.
  package var environment: [String: String?]
  package var input: Input
  /// That of the tests if `nil`.
  package var workingDirectory: String?

  /// The standard input of the program.
  package enum Input: Sendable {
    /// Nothing: the end at once.
    case empty
    case bytes([UInt8])
    /// Nothing, but the end comes only with that of the ``RunningCommand``, or of the tests.
    case heldOpen

    package static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }

    /// Returns the standard input in a form that `Process` accepts.
    ///
    /// Bytes come from a file, not a pipe: nobody has to write them while the program reads, and
    /// a program that does not read them breaks nothing.
    func fileHandleOrPipe() throws -> Any {
      switch self {
      case .empty:
        return FileHandle.nullDevice
      case .bytes(let bytes):
        let file = FileManager.default.temporaryDirectory
          .appending(path: "harmonic-input-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // it stays readable while open
        return try FileHandle(forReadingFrom: file)
      case .heldOpen:
        return Pipe()
      }
    }
  }

  package init(
    _ executable: String, _ arguments: String..., environment: [String: String?] = [:],
    input: Input = .empty, workingDirectory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.workingDirectory = workingDirectory
  }

  /// The program of this package, as built with the tests.
  ///
  /// Files that it remembers stay out of the tester's own list, unless `environment` says where
  /// they are kept.
  ///
  /// Throws if it is not beside the test bundle.
  package static func harmonic(
    _ arguments: String..., environment: [String: String?] = [:], input: Input = .empty,
    workingDirectory: String? = nil
  ) throws -> Command {
    var command = Command(
      try builtExecutable("harmonic"),
      environment: ["XDG_STATE_HOME": stateFolder].merging(environment) { $1 }, input: input,
      workingDirectory: workingDirectory)
    command.arguments = arguments
    return command
  }

  private static let stateFolder =
    TestFile(path: #filePath).packageFolder.appending(path: ".build/state-of-tests").path

  /// Runs the program to its end.
  ///
  /// - Parameter limit: When it is used up, the program and all that it has started are killed, and
  ///   an error with what they had written is thrown.
  func run(limit: Duration) async throws -> Output {
    try await start().end(limit: limit)
  }

  /// Runs the program to its end, which has to come within ``patience``.
  package func run() async throws -> Output { try await run(limit: patience) }

  /// Starts the program and returns at once.
  package func start() throws -> RunningCommand {
    try RunningCommand(self)
  }

  /// How a program ended, and all that it wrote.
  package struct Output: Sendable {
    package let status: ExitStatus
    package let bytes: [UInt8]
    package let errorBytes: [UInt8]

    /// The standard output.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The standard error.
    package var errorText: String { String(decoding: errorBytes, as: UTF8.self) }
  }

  /// Why a program could not be started or waited for.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The command as a person would type it, near enough for a message.
  var line: String { ([executable] + arguments).joined(separator: " ") }

  /// Returns where a program is, looked up in `PATH` if its name has no slash.
  static func path(of executable: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates =
      executable.contains("/") ? [executable] : folders.map { "\($0)/\(executable)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Failure("cannot start '\(executable)': no such program")
    }
    return path
  }

  /// The test bundle is an executable of its own, in the folder of the program's.
  package static func builtExecutable(_ name: String) throws -> String {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: bundle).deletingLastPathComponent().appending(path: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("no program at \(path)\nhint: build it: swift build --product \(name)")
    }
    return path
  }
}

import Diagnostics
import Files
import Glibc
import OpenGL
import Opening
import Pictures
import Rendering
import Viewer

/// The command: reads its arguments, runs a verb, and shows what went wrong.
@main enum Harmonic {
  static func main() {
    StandardStreams.settle()
    // A file that outgrows its limit is a failure with a reason.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try run(words)
      exit(ExitStatus.done.rawValue)
    } catch {
      end(with: error)
    }
  }

  /// Shows what went wrong, and ends the program with its status.
  ///
  /// - Parameter end: `_exit` leaves libraries as they are, which other threads may be in.
  static func end(with error: any Error, by end: (Int32) -> Never = { exit($0) }) -> Never {
    let failure = failure(for: error)
    // After Control-C a message would tell nothing new.
    if failure.status != .interrupted { Console.error(failure.description) }
    end(failure.status.rawValue)
  }

  /// The words after the program's name.
  private static var words: [String] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      CommandLine.unsafeArgv[index].map { String(onDisk: $0) }
    }
  }

  @MainActor private static func run(_ words: [String]) throws {
    // From one process of the program to another, and for its installation; not for users.
    if words == ["probe"] { return try ProbeCommand.run() }
    if words.first == "describe" { return try DescribeCommand.run(words.dropFirst()) }
    let arguments = try Arguments(words)
    let verb = arguments.verb.verb
    if !verb.takesManySubjects { try arguments.requireOneSubject() }
    if arguments.has(.help) { return try Console.print(Help.text(for: verb)) }
    if arguments.has(.version) { return try Console.print(Help.version) }
    let console = Console(
      isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
    defer {
      console.sayFontShortages()
      console.sayCacheTroubles()
    }
    if Set.drawing.union([.check]).contains(arguments.verb) { CacheCare.begin(arguments) }
    try verb.run(arguments, console: console)
  }

  private static func failure(for error: any Error) -> CommandFailure {
    switch error {
    case let failure as CommandFailure: failure
    case let error as OpeningError: CommandFailure(error)
    case let error as GraphicsError: failure(for: error)
    case let error as WindowError:
      CommandFailure(
        error == .interrupted ? .interrupted : .noGraphics, error.message, hint: error.hint)
    case let error as Diagnostic:
      CommandFailure(.shaderRejected, "\(error)")
    case let error as UnsafeShader:
      CommandFailure(
        .shaderRejected, "\(error)", hint: "look for a loop that does not end, or make it shorter")
    case let error as DrawingError: failure(for: error)
    default: CommandFailure(.failed, "\(error)")
    }
  }

  private static func failure(for error: DrawingError) -> CommandFailure {
    switch error {
    case .invalidCall(let diagnostic): CommandFailure(.shaderRejected, "\(diagnostic)")
    case .rejectedProgram(let program):
      CommandFailure(
        .shaderRejected, "the driver rejected '\(program.label)':\n\(program)",
        hint: "harmonic check says what it can of the file")
    case .graphics(let error): failure(for: error)
    }
  }

  private static func failure(for error: GraphicsError) -> CommandFailure {
    switch error {
    case .noContext, .tooOld:
      CommandFailure(
        .noGraphics, "\(error)",
        hint: "Mesa's software driver is enough: Scripts/install-packages brings it")
    case .programRejected: CommandFailure(.shaderRejected, "\(error)")
    case .incompleteFramebuffer, .tooLarge:
      CommandFailure(.failed, "\(error)", hint: "make --size or --scale smaller")
    }
  }
}

import Files
import Glibc

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
      CommandFailure.end(with: error)
    }
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
}

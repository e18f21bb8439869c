import CGetopt
import Capture
import Glibc
import Scenes
import ShaderTranslation

/// The command line, taken apart: a verb, what it works on, and options with their texts.
struct Arguments {
  let verb: Verb
  /// Scene or file; more than one only for `check`.
  let subjects: [String]
  var subject: String? { subjects.first }
  /// By option, in the order they were given; empty text for a switch.
  private let values: [Option: [String]]

  /// Reads `CommandLine.arguments` without the program's name.
  init(_ words: [String]) throws(CommandFailure) {
    let (values, free) = try Self.scan(words)
    var rest = free[...]
    let verb = rest.first.flatMap { word in Verb.words.first { $0.rawValue == word } }
    if verb != nil { rest.removeFirst() }
    self.verb = verb ?? .window
    self.values = values
    subjects = Array(rest)
    let name = verb.map { "'\($0.rawValue)'" } ?? "the window"
    if verb == nil, let first = rest.first { try Self.checkWord(first) }
    if rest.count > 1, self.verb != .check {
      throw .usage("\(name) takes one scene or file, got '\(rest.joined(separator: "' and '"))'")
    }
    for option in Option.allCases where values[option] != nil {
      guard self.verb.options.contains(option) else {
        throw .usage(
          "\(name) does not take '--\(option.rawValue)'",
          hint: "harmonic \(verb.map { "\($0.rawValue) " } ?? "")--help lists what it takes")
      }
      if values[option, default: []].count > 1, !option.isRepeatable {
        throw .usage("'--\(option.rawValue)' is given twice")
      }
    }
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  func text(of option: Option) -> String? { values[option]?.first }

  func texts(of option: Option) -> [String] { values[option] ?? [] }

  /// Lets glibc's `getopt_long` find the options, wherever they stand.
  private static func scan(
    _ words: [String]
  ) throws(CommandFailure) -> (values: [Option: [String]], free: [String]) {
    let all = Option.allCases
    // getopt_long keeps pointers into these until the scan is over; copies that nobody else touches are safe.
    var argv: [UnsafeMutablePointer<CChar>?] = (["harmonic"] + words).map { strdup($0) } + [nil]
    let names = all.map { strdup($0.rawValue) }
    defer { for copy in argv + names { Glibc.free(copy) } }
    // Values above those of letters, each another: glibc takes equal ones for spellings of one option.
    let firstValue: Int32 = 256
    var table = zip(all, names).enumerated().map { index, pair in
      option(
        name: UnsafePointer(pair.1),
        has_arg: pair.0.value == nil ? no_argument : required_argument, flag: nil,
        val: firstValue + Int32(index))
    }
    table.append(option())

    // ":" first: a missing value is told from an unknown option, and glibc prints nothing itself.
    let letters =
      ":"
      + all.compactMap { known in
        known.letter.map { "\($0)" + (known.value == nil ? "" : ":") }
      }.joined()
    var values: [Option: [String]] = [:]
    getopt_restart()
    while true {
      let found = getopt_long(Int32(words.count + 1), &argv, letters, table, nil)
      if found == -1 { break }
      let given = getopt_value().map { String(cString: $0) } ?? ""
      if found >= firstValue {
        values[all[Int(found - firstValue)], default: []].append(given)
      } else if let known = all.first(where: { $0.letter?.asciiValue.map(Int32.init) == found }) {
        values[known, default: []].append(given)
      } else {
        let word = argv[Int(getopt_index()) - 1].map { String(cString: $0) } ?? ""
        throw found == Int32(UInt8(ascii: ":")) ? missingValue(after: word) : unknown(word)
      }
    }
    let free = argv[Int(getopt_index())..<words.count + 1].compactMap {
      $0.map { String(cString: $0) }
    }
    return (values, free)
  }

  /// Refuses a word that is neither scene nor file, and so was most likely meant as a verb.
  static func checkWord(_ word: String) throws(CommandFailure) {
    if word == "-" || word.contains(".") || word.contains("/") || FileOpening.isFolder(word)
      || SceneCatalog.scene(named: word) != nil
    {
      return
    }
    let names = Verb.words.map(\.rawValue) + SceneCatalog.all.map { $0.name }
    let near = nearestName(to: word, among: names)
    throw .usage(
      "no verb or scene is called '\(word)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "harmonic list names the scenes")
  }

  private static func missingValue(after word: String) -> CommandFailure {
    let known = Option.allCases.first {
      "--\($0.rawValue)" == word || $0.letter.map { "-\($0)" } == word
    }
    return .usage(
      "'\(word)' needs a value", hint: known?.value.map { "write \(word) \($0)" })
  }

  private static func unknown(_ word: String) -> CommandFailure {
    let name = String(word.prefix { $0 != "=" })
    if let known = Option.allCases.first(where: { "--\($0.rawValue)" == name }) {
      return .usage("'--\(known.rawValue)' takes no value, got '\(word)'")
    }
    let candidates = Option.allCases.map { "--\($0.rawValue)" }.filter { $0.hasPrefix(name) }
    if candidates.count > 1, name.hasPrefix("--") {
      return .usage(
        "'\(name)' is short for several options",
        hint: "write \(candidates.joined(separator: " or "))")
    }
    let near = nearestName(to: name, among: Option.allCases.map { "--\($0.rawValue)" })
    return .usage(
      "unknown option '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "harmonic --help lists the options")
  }
}

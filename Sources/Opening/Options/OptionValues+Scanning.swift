internal import CGetopt
internal import Diagnostics
internal import Glibc
internal import Synchronization

extension OptionValues {
  /// glibc keeps the state of a scan in globals, which each scan sets back.
  private static let scanning = Mutex(())

  /// Takes the words of a command line apart, by glibc's `getopt_long`: options may stand anywhere,
  /// and long ones may be shortened.
  ///
  /// - Parameter options: The options that are known.
  /// - Returns: The options with their texts, and all other words in order.
  package static func scan(
    _ words: [String], for options: [Option]
  ) throws(OpeningError) -> (values: OptionValues, rest: [String]) {
    try scanning.withLock { _ throws(OpeningError) in try scanAlone(words, for: options) }
  }

  private static func scanAlone(
    _ words: [String], for options: [Option]
  ) throws(OpeningError) -> (values: OptionValues, rest: [String]) {
    // getopt_long keeps pointers into these until the scan is over; copies of its own
    // are safe.
    var argv: [UnsafeMutablePointer<CChar>?] = (["harmonic"] + words).map { strdup($0) } + [nil]
    let names = options.map { strdup($0.name) }
    defer { for copy in argv + names { Glibc.free(copy) } }
    // Values above those of letters, and all different: glibc takes equal ones for spellings of one
    // option.
    let firstValue: Int32 = 256
    var table = zip(options, names).enumerated().map { index, pair in
      option(
        name: UnsafePointer(pair.1),
        has_arg: pair.0.value == nil ? no_argument : required_argument, flag: nil,
        val: firstValue + Int32(index))
    }
    table.append(option())

    // ":" first: a missing value is reported apart from an unknown option, and glibc prints
    // nothing.
    let letters =
      ":"
      + options.compactMap { known in
        known.letter.map { "\($0)" + (known.value == nil ? "" : ":") }
      }.joined()
    var values = OptionValues()
    getopt_restart()
    while true {
      let found = getopt_long(Int32(words.count + 1), &argv, letters, table, nil)
      if found == -1 { break }
      let text = getopt_value().map { String(cString: $0) } ?? ""
      if found >= firstValue {
        values.add(options[Int(found - firstValue)], text)
      } else if let known = options.first(where: { $0.letter?.asciiValue.map(Int32.init) == found })
      {
        values.add(known, text)
      } else {
        let word = refusedWord(of: argv)
        throw found == Int32(UInt8(ascii: ":"))
          ? missingValue(after: word, options) : unknown(word, options)
      }
    }
    let rest = argv[Int(getopt_index())..<words.count + 1].compactMap {
      $0.map { String(cString: $0) }
    }
    return (values, rest)
  }

  /// Returns what was refused as it is written alone: "-Z" for the letter in "-qZv", else the word.
  private static func refusedWord(of argv: [UnsafeMutablePointer<CChar>?]) -> String {
    let word = { (index: Int) in argv[index].map { String(cString: $0) } ?? "" }
    let (index, code) = (Int(getopt_index()), getopt_refused())
    if code == 0 || code > UInt8.max { return word(index - 1) }
    if let byte = UInt8(exactly: code), byte < 0x80 { return "-" + String(UnicodeScalar(byte)) }
    // The first byte of a letter outside of ASCII, which glibc gives as a number below 0. More
    // bytes follow, so that the word is not yet passed.
    return "-" + String(word(index).drop(while: \.isASCII).prefix(1))
  }

  private static func missingValue(after word: String, _ options: [Option]) -> OpeningError {
    let known = options.first { $0.spelling == word || $0.letter.map { "-\($0)" } == word }
    return .usage(
      "'\(word)' needs a value", hint: known?.value.map { "write \(word) \($0)" })
  }

  private static func unknown(_ word: String, _ options: [Option]) -> OpeningError {
    // Not by characters: "=" and an accent behind it are one.
    let name = String(word.unicodeScalars.prefix { $0 != "=" })
    let spellings = options.map(\.spelling)
    if let known = spellings.first(where: { $0 == name }) {
      return .usage("'\(known)' takes no value, got '\(word)'")
    }
    let candidates = spellings.filter { $0.hasPrefix(name) }
    if candidates.count > 1, name.hasPrefix("--") {
      return .usage(
        "'\(name)' is short for several options",
        hint: "write \(candidates.joined(separator: " or "))")
    }
    return .usage(
      "unknown option '\(name)'",
      hint: didYouMean(name, among: spellings) ?? "harmonic --help lists the options")
  }
}

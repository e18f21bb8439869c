import Opening
import Parameters
import Scenes

/// Values of an option that only the opened scene or file has: names and values of parameters, its
/// presets, and the functions of a Metal file.
///
/// ```swift
/// CompletedValues(of: "--set", in: ["capture", "ripple", "--set", "tints="]).lines
/// // ["tints=on", "tints=off\tdefault"]
/// ```
///
/// A file that cannot be opened has none: a shell that completes a word has no place for messages.
struct CompletedValues {
  /// One a line, with a note behind a tab where there is one.
  private(set) var lines: [String] = []

  /// Options whose values it knows, by their spellings.
  static let options = ["--set", "--preset", "--function"]

  /// - Parameters:
  ///   - option: The spelling of the option.
  ///   - words: The words of the command line behind the program's name, up to and with the one
  ///     that is completed.
  init(of option: String, in words: [String]) {
    guard let typed = words.last else { return }
    var before = Array(words.dropLast())
    if before.last == option { before.removeLast() }
    guard let arguments = try? Arguments(before) else { return }
    switch option {
    case "--function": lines = Self.functions(of: arguments)
    case "--preset": lines = Self.request(arguments)?.ownPresets.map(\.name) ?? []
    case "--set": lines = Self.settings(typed, of: arguments)
    default: break
    }
  }

  private static func request(_ arguments: Arguments) -> SceneRequest? {
    // Without its remarks, which would stand between the words that are typed.
    try? arguments.request(report: { _ in })
  }

  private static func functions(of arguments: Arguments) -> [String] {
    guard let path = arguments.subject, !FileOpening.isView(path),
      let file = try? arguments.file(at: path)
    else { return [] }
    return file.stitchableFunctions.filter { $0.kind != nil }.map { function in
      "\(function.title)\t\(function.kind?.title ?? "")"
    }
  }

  /// setting = name "=" value: names while there is no "=", then values.
  private static func settings(_ typed: String, of arguments: Arguments) -> [String] {
    guard let parameters = request(arguments)?.scene.make(SceneEnvironment()).parameters.all
    else { return [] }
    let scalars = typed.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else {
      return parameters.filter { !$0.isMomentary }.map { "\($0.name)=\t\($0.summary)" }
    }
    let name = String(scalars[..<equals])
    let parameter = parameters.first { $0.name == name }
    return parameter?.completions.map { "\(name)=\($0)" } ?? []
  }
}

extension Parameter {
  /// Texts that it can be set to, with notes: all of a choice, the ends of a range, its default.
  fileprivate var completions: [String] {
    func ends(_ lowest: ParameterValue, _ highest: ParameterValue) -> [String] {
      let ends = [lowest == defaultValue ? "" : "\(lowest)\tlowest", "\(defaultValue)\tdefault"]
      return ends.filter { !$0.isEmpty }
        + (highest == defaultValue ? [] : ["\(highest)\thighest"])
    }
    func all(_ names: [String]) -> [String] {
      names.map { $0 == "\(defaultValue)" ? "\($0)\tdefault" : $0 }
    }
    switch kind {
    case .number(let range, _, _): return ends(.number(range.lowerBound), .number(range.upperBound))
    case .vector(let components, let range, _, _):
      let ranges = componentRanges ?? components.map { _ in range }
      return ends(.numbers(ranges.map(\.lowerBound)), .numbers(ranges.map(\.upperBound)))
    case .choice(let names), .mesh(let names): return all(names)
    case .toggle: return all(["on", "off"])
    case .color: return ["\(defaultValue)\tdefault"]
    case .list, .picture, .text, .points, .colors: return []
    }
  }
}

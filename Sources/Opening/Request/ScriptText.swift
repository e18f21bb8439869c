internal import Diagnostics
internal import Files
internal import Parameters
package import Scenes

/// A user's actions on a scene and their times, as a file that is read and edited by hand.
///
/// ```text
/// # The strings spread, swing wider, and come to rest.
/// set wavesCount=8
/// 0.5 press 180,80
/// +0.2 move 200,90
/// 1.5 set amplitude=1.2
/// +1 release 200,90
/// 3 key
/// ```
///
/// file = line ("\n" line)*
/// line = (("+"? seconds canvas?)? deed)? | "#" anything
///
/// A setting with spaces at its ends, or with what is not seen, stands in quotes as a shell's:
/// `set $'text=two\nlines'`. A deed and the canvas that it was done on are those of ``InputText``;
/// `key` is `key-down` and `key-up` in one moment. A time after "+" counts from the line before; a
/// value that is set without a time is held from the start.
package struct ScriptText: Sendable, Hashable {
  /// Sentences above it, a line each.
  private let remarks: [String]
  /// The words of the command that records it, but for its path; none for no command.
  private let command: [String]
  private let lines: [String]

  /// Bytes of a file that is read, and events in it.
  private static let limit = 4 << 20
  private static let mostEvents = 100_000

  /// - Parameters:
  ///   - script: One that holds values and has inputs, as ``Playback/script(until:)`` makes it.
  ///   - remarks: Sentences that stand above it, a line each.
  ///   - command: The words of the command that records it, but for its path.
  package init(_ script: Script, remarks: [String], command: [String] = []) {
    (self.remarks, self.command) = (remarks, command)
    lines =
      script.held.map { "set " + InputText.quoted("\($0.name)=\($0.value)") }
      + script.inputs.map { InputText($0).text }
  }

  /// Returns the contents of its file.
  ///
  /// - Parameter path: Where the file is, for the command that records it.
  package func text(at path: String) -> String {
    let command = command.isEmpty ? [] : [ShellWords.text(of: command + [path])]
    return ((remarks + command).map { "# \($0)" } + lines).joined(separator: "\n") + "\n"
  }

  // MARK: - Reading

  /// The contents of a script file.
  struct Contents {
    var held: [(name: String, value: ParameterValue)] = []
    var inputs: [Script.Input] = []
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - scene: Whose parameters it may set.
  ///   - scope: The files that its values may name.
  static func contents(
    of path: String, for scene: SceneSource, with parameters: ParameterSet, within scope: ReadScope
  ) throws(OpeningError) -> Contents {
    let bytes: [UInt8]
    do throws(ReadError) { bytes = try readWhole(path, limit: limit) } catch {
      throw OpeningError(.unreadable, "cannot read '\(path)': \(error)")
    }
    var contents = Contents()
    for (index, line) in lines(of: bytes).enumerated() {
      do throws(OpeningError) {
        try contents.read(line, for: scene, with: parameters, within: scope)
        guard contents.inputs.count <= mostEvents else {
          throw OpeningError(.unreadable, "more than \(mostEvents) events are not read")
        }
      } catch {
        throw OpeningError(
          .unreadable, "'\(path)', line \(index + 1): \(error.message)", hint: error.hint)
      }
    }
    return contents
  }

  /// Returns the lines, with spaces for tabs and carriage returns.
  private static func lines(of bytes: [UInt8]) -> [String] {
    let blanks = [UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    return bytes.map { blanks.contains($0) ? UInt8(ascii: " ") : $0 }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(onDisk: Array($0)) }
  }
}

extension ScriptText.Contents {
  /// Reads a line; one that is empty or begins with "#" says nothing.
  fileprivate mutating func read(
    _ line: String, for scene: SceneSource, with parameters: ParameterSet, within scope: ReadScope
  ) throws(OpeningError) {
    let line = String(line.trimmingSpaces())
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    if let setting = Self.setting(line) {
      let value = try SceneRequest.setting(
        setting, of: parameters, in: scene, within: scope, usage: "set NAME=VALUE")
      held.removeAll { $0.name == value.name }
      return held.append(value)
    }
    for event in Self.events(withTime(line)) {
      inputs.append(
        try InputText(event).input(
          of: parameters, in: scene, within: scope,
          hint: "write the second and what is done: 1.5 press 180,80"))
    }
  }

  /// Returns what a line without a time sets.
  private static func setting(_ line: String) -> String? {
    line.hasPrefix("set ") ? InputText.unquoted(String(line.dropFirst(4).trimmingSpaces())) : nil
  }

  /// Returns a line whose time counts from 0.
  private func withTime(_ line: String) -> String {
    guard line.hasPrefix("+") else { return line }
    let number = line.dropFirst().prefix { $0 != " " && $0 != "@" }
    guard let seconds = Double(number), seconds >= 0 else { return line }
    let time = (inputs.last?.time ?? 0) + seconds
    return SceneRequest.numeral(time) + line.dropFirst(1 + number.count)
  }

  /// Returns the events of a line: two for a key that is struck. What is done begins after any
  /// number of spaces.
  private static func events(_ line: String) -> [String] {
    let time = line.prefix { $0 != " " }
    let deed = line.dropFirst(time.count).trimmingSpaces()
    guard deed == "key" || deed.hasPrefix("key ") else { return ["\(time) \(deed)"] }
    let key = deed.dropFirst(3).trimmingSpaces()
    return ["key-down", "key-up"].map { "\(time) \($0)\(key.isEmpty ? "" : " \(key)")" }
  }
}

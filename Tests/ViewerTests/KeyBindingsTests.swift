import Foundation
import Scenes
import TestSupport
import Testing

@testable import Viewer

@Suite struct KeyBindingsTests {
  @Test func noKeyHasTwoMeanings() {
    var seen: Set<Trigger> = []
    for row in KeyBindings.all {
      for (trigger, _) in row.commands + row.variants {
        #expect(seen.insert(trigger).inserted, "\(trigger) is bound twice")
      }
    }
    #expect(!seen.isEmpty)
  }

  private func command(_ key: Key, _ phase: KeyPhase = .down) -> ViewerCommand? {
    KeyBindings.command(for: .key(key, modifiers: [], phase: phase))
  }

  private func command(_ character: Character, isRepeat: Bool = false) -> ViewerCommand? {
    KeyBindings.command(for: .character(character, isRepeat: isRepeat))
  }

  @Test func heldKeysRepeatOnlyWhereThatMakesSense() {
    #expect(command(.right, .repeated) == .nudge(steps: 1))
    #expect(command(".", isRepeat: true) == .step(frames: 1))
    #expect(command("s", isRepeat: true) == nil)
    #expect(command("f", isRepeat: true) == nil)
    #expect(command(.enter, .repeated) == nil)
  }

  /// With Control, Return going down is another command; coming up it ends what it held.
  @Test func returnWithControlOpensTheView() {
    func command(_ phase: KeyPhase) -> ViewerCommand? {
      KeyBindings.command(for: .key(.enter, modifiers: .control, phase: phase))
    }
    #expect(command(.down) == .openView)
    #expect(command(.repeated) == nil)
    #expect(command(.up) == .press(.key))
  }

  @Test func lettersGoByTheCharacter() {
    #expect(command("R") == .resetAll)
    #expect(command("r") == .rewind)
  }

  @Test func onlyWhatIsHeldEndsWhenTheKeyComesUp() {
    #expect(KeyBindings.command(for: .pointerDown) == .press(.pointer))
    #expect(KeyBindings.command(for: .pointerUp) == .press(.pointer))
    #expect(command(.enter) == .press(.key))
    #expect(command(.enter, .up) == .press(.key))
    #expect(command(.home, .up) == nil)
    #expect(
      KeyBindings.command(for: .key(.enter, modifiers: .shift, phase: .up)) == .press(.key))
  }

  /// The rows of the README's table under "Keys", without the marks around single characters.
  private func readmeRows() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Keys\n").last)
    return section.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { $0.filter { $0 != "`" } }
  }

  @Test func theREADMEHasTenKeys() throws {
    let rows = try readmeRows()
    let all = KeyBindings.all.map {
      "| \($0.keyNames().joined(separator: ", ")) | \($0.summary) |"
    }
    #expect(rows.count == 10)
    #expect(rows.allSatisfy(all.contains), "\(rows.filter { !all.contains($0) })")
  }

  /// Those of the window, then those of scenes with the scenes that have them.
  @Test func theManualHasEveryKey() async throws {
    var own: [(row: String, scenes: [String])] = []
    for source in SceneCatalog.all {
      for (names, summary) in KeyBindings.rows(of: source.make(SceneEnvironment()).parameters) {
        let row = "\(names.joined(separator: ", ")) \(summary)"
        if let index = own.firstIndex(where: { $0.row == row }) {
          own[index].scenes.append(source.name)
        } else {
          own.append((row, [source.name]))
        }
      }
    }
    let expected =
      KeyBindings.all.map { "\($0.keyNames().joined(separator: ", ")) \($0.summary)" }
      + own.map { "\($0.row) (\($0.scenes.joined(separator: ", ")))" }
    let text = try await Command.harmonic("help", "keys").run().text
    let words = text.filter { $0 != "`" }.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(expected.joined(separator: " ")))
  }
}

import Layers
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Opening

/// Scripts as files.
@Suite struct ScriptTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func opened(_ text: String, _ words: String...) throws -> SceneRequest {
    let path = try folder.file("what is done.txt", Array(text.utf8))
    let known = FileOpening.options.map(\.option) + SceneRequest.options.map(\.option)
    let (values, rest) = try OptionValues.scan(words + ["--script", path], for: known)
    return try SceneRequest(opening: rest.first, values) { _ in }
  }

  private func refused(_ text: String) -> OpeningError? {
    do {
      _ = try opened(text, "button")
      return nil
    } catch {
      return error as? OpeningError
    }
  }

  @Test func everyLineIsAnEvent() throws {
    let script = try opened(
      """
      # what is shown

        set wavesCount=8\t
      0.5 press 180,80
      +0.25   move 190.5,-80
      +0.25@320x90 release 190,80
      2 scroll 0,-1 notches
      3 set amplitude=1.25\r
      3.5 release amplitude
      4 key
      5 key-down Left
      5.25 type 'é '
      5.5 release-all
      """, "button"
    ).script
    #expect(script.held.map { "\($0.name)=\($0.value)" } == ["wavesCount=8"])
    let left = try #require(KeyCode(named: "Left"))
    #expect(
      script.inputs == [
        Script.Input(.pointerDown(Point(x: 180, y: 80)), at: 0.5),
        Script.Input(.pointerMoved(Point(x: 190.5, y: -80)), at: 0.75),
        Script.Input(
          .pointerUp(Point(x: 190, y: 80)), at: 1, in: Size(width: 320, height: 90)),
        Script.Input(.scrolled(x: 0, y: -1, unit: .notches), at: 2),
        Script.Input(.hold(name: "amplitude", value: .number(1.25)), at: 3),
        Script.Input(.release(name: "amplitude"), at: 3.5), Script.Input(.keyDown, at: 4),
        Script.Input(.keyUp, at: 4), Script.Input(.keyboard(left, isDown: true), at: 5),
        Script.Input(.typed("é "), at: 5.25),
        Script.Input(.releaseAll, at: 5.5),
      ])
    #expect(script.end == 5.5)
  }

  @Test func whatIsWrittenIsRead() throws {
    var script = Script()
    script.held = [("amplitude", .number(0.1 + 0.2)), ("palette", .choice("cosine"))]
    script.inputs = [
      Script.Input(.pointerDown(Point(x: 1.0 / 3, y: 2)), at: 0.1),
      Script.Input(.keyDown, at: 0.2), Script.Input(.keyUp, at: 0.2),
      Script.Input(.scrolled(x: 0, y: 3.25, unit: .points), at: 0.3),
      Script.Input(.pointerUp(Point(x: 1e-9, y: 2)), at: 1e3, in: Size(width: 10, height: 20)),
      Script.Input(.pointerCancelled, at: 2000), Script.Input(.focused(false), at: 2001),
      Script.Input(.typed(" it's"), at: 2002),
    ]
    let text = ScriptText(script, remarks: ["one", "two"]).text(at: "")
    #expect(text.hasPrefix("# one\n# two\nset amplitude="))
    #expect(text.contains("\n1000@10x20 release "))
    #expect(try opened(text, "button").script == script)
  }

  @Test(arguments: ["two\nlines", " a  b ", "it's", "$'x'", "\u{85}\n#", "tab\there", "é 漢字"])
  func textsOfAnyKindAreReadAsTheyWereWritten(text: String) throws {
    var script = Script()
    script.held = [("text", .text(text))]
    script.inputs = [Script.Input(.hold(name: "text", value: .text(text + "!")), at: 1)]
    let written = ScriptText(script, remarks: []).text(at: "")
    #expect(written.split(separator: "\n").count == 2)
    #expect(try opened(written, "headline").script == script, "\(written.debugDescription)")
  }

  @Test func aTextCanBeWrittenByHandWithSpaces() throws {
    let script = try opened("set text=It's  two\n1  set   text=a  b\n", "headline").script
    #expect(script.held.map(\.value) == [.text("It's  two")])
    #expect(script.inputs.map(\.event) == [.hold(name: "text", value: .text("a  b"))])
  }

  @Test func anEventIsWrittenAsInAScript() throws {
    let words = ["1 press 5,5", "2 release 5,5", "3 set text=It's  two", "4 set 'text=a '"]
    var request = try opened("", "headline", "--input", words[0], "--input", words[1])
    request.script.inputs += try opened("\(words[2])\n\(words[3])", "headline").script.inputs
    #expect(request.script.inputs.map { InputText($0).text } == words)
    let inputs = words.flatMap { ["--input", $0] }
    let known = SceneRequest.options.map(\.option)
    let (values, _) = try OptionValues.scan(inputs, for: known)
    #expect(try SceneRequest(opening: "headline", values) { _ in }.script == request.script)
  }

  /// The command is complete: it is pasted into a shell.
  @Test func theCommandNamesTheScriptThatItIsIn() throws {
    let script = ScriptText(
      Script(), remarks: ["one"], command: ["harmonic", "record", "button", "--script"])
    #expect(
      script.text(at: "/a b/it.txt")
        == "# one\n# harmonic record button --script '/a b/it.txt'\n")
  }

  @Test func aParameterIsResetAndAllAre() throws {
    let script = try opened("1 reset amplitude\n2 reset-all", "button").script
    #expect(script.inputs.map(\.event) == [.release(name: "amplitude"), .releaseAll])
    #expect(try opened("1 release amplitude\n2 release-all", "button").script == script)
    #expect(
      script.inputs.map { InputText($0).text } == ["1 reset amplitude", "2 reset-all"])
  }

  @Test func wordsOfEarlierCommandsAreRead() throws {
    let now = try opened("1 press 5,5\n2 release 5,5\n3 set amplitude=1", "button").script
    #expect(try opened("1 down 5,5\n2 up 5,5\n3 hold amplitude=1", "button").script == now)
  }

  @Test func theCommandLineTakesPrecedence() throws {
    let script = try opened(
      "set amplitude=1\nset wavesCount=3\n2 press 1,1\n", "button", "--set", "amplitude=0.25",
      "--input", "1 press 5,5"
    ).script
    #expect(
      script.held.map { "\($0.name)=\($0.value)" }.sorted() == ["amplitude=0.25", "wavesCount=3"])
    #expect(script.inputs.map(\.time) == [1, 2])
  }

  @Test(arguments: [
    ("set amplitude=1\n1.5 prss 1,1\n", 2, "'1.5 prss 1,1' is not an event"),
    ("press 1,1", 1, "'press 1,1' is not an event"),
    ("\n\n1 press 1;1", 3, "'1 press 1;1' is not an event"),
    ("-1 press 1,1", 1, "'-1 press 1,1' is not an event"),
    ("+-1 press 1,1", 1, "'+-1 press 1,1' is not an event"),
    ("set amplitude=loud", 1, "amplitude"),
    ("1 set nothing=2", 1, "nothing"),
  ])
  func mistakesAreNamedWithTheirLines(text: String, line: Int, message: String) throws {
    let refusal = try #require(refused(text))
    #expect(refusal.message.contains("what is done.txt', line \(line): "), "\(refusal)")
    #expect(refusal.message.contains(message), "\(refusal)")
    #expect(refusal.hint != nil || message == "amplitude")
  }

  @Test func tooMuchIsRefused() throws {
    let lines = String(repeating: "1 focus\n", count: 100_001)
    #expect(try #require(refused(lines)).message.contains("more than 100000 events"))
    let long = String(repeating: "#", count: 5 << 20)
    #expect(try #require(refused(long)).cause == .unreadable)
    #expect(throws: OpeningError.self) {
      let known = SceneRequest.options.map(\.option)
      let (values, _) = try OptionValues.scan(["--script", "/dev/zero"], for: known)
      _ = try SceneRequest(opening: "button", values) { _ in }
    }
  }
}

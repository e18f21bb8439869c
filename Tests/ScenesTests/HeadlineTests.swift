import Layers
import Parameters
import Testing
import Typesetting

@testable import Scenes

/// The headline's scene: its text, its two ways, and what changes them.
@Suite struct HeadlineTests {
  private let canvas = Size(width: 400, height: 220)

  private func scene(_ events: [(SceneEvent, Double)], reducesMotion: Bool = false) -> HeadlineScene
  {
    var scene = HeadlineScene(environment: SceneEnvironment(reducesMotion: reducesMotion))
    for (event, time) in events { scene.handle(event, in: canvas, at: time) }
    return scene
  }

  private func elapsed(_ scene: HeadlineScene, at time: Double) throws -> Double {
    let parameter = try scene.parameters.parameter(named: "elapsedTime")
    return try #require(scene.value(of: parameter, at: time).number)
  }

  @Test func theSceneHasThePromisedParameters() {
    let names = Set(scene([]).parameters.all.map(\.name))
    #expect(
      names.isSuperset(of: ["text", "elapsedTime", "elementDuration", "totalDuration"]))
  }

  // MARK: - Driving

  @Test func itComesForwardsInNineTenthsOfASecond() throws {
    let scene = scene([])
    for (time, expected) in [(0, 0.0), (0.3, 0.3), (0.6, 0.6), (0.9, 0.9), (5, 0.9)] {
      #expect(abs(try elapsed(scene, at: time) - expected) < 1e-12)
    }
    #expect(scene.isMoving(at: 0.8) && !scene.isMoving(at: 0.9))
  }

  @Test(arguments: [
    SceneEvent.pointerDown(Point(x: 5, y: 5)), .keyDown,
    .hold(name: "visible", value: .toggle(false)),
  ])
  func itGoesBackwards(event: SceneEvent) throws {
    let scene = scene([(event, 2)])
    for (time, expected) in [(2, 0.9), (2.3, 0.6), (2.6, 0.3), (2.9, 0), (9, 0)] {
      #expect(abs(try elapsed(scene, at: time) - expected) < 1e-12)
    }
    let text = try #require(scene.layer(in: canvas, at: 9).children.first?.layer.children.first)
    #expect(text.layer.children.isEmpty, "nothing is drawn of it")
  }

  /// r(t) = t goes on, and p(t) = (t − 0.45)/0.9 is laid over it: r·(1 − p), §1.5.
  @Test func takenBackHalfWayTheRunsCombine() throws {
    let scene = scene([(.keyDown, 0.45)])
    for (time, expected) in [(0.45, 0.45), (0.675, 0.50625), (0.9, 0.45), (1.125, 0.225)] {
      #expect(abs(try elapsed(scene, at: time) - expected) < 1e-12)
    }
    #expect(try elapsed(scene, at: 1.35) == 0)
  }

  @Test func calledBackWhileLeavingItComesFromWhereItIs() throws {
    let scene = scene([(.keyDown, 2), (.keyUp, 2.1), (.keyDown, 2.45)])
    // 0.9 − r, r the time since 2; combined with p = (t − 2.45)/0.9: r' + p·(0.9 − r')
    for (time, expected) in [(2.45, 0.45), (2.9, 0.45), (3.35, 0.9)] {
      #expect(abs(try elapsed(scene, at: time) - expected) < 1e-12)
    }
  }

  @Test func itsDurationCanBeSetBeforeItComes() throws {
    let scene = scene([(.hold(name: "totalDuration", value: .number(3)), 0)])
    #expect(abs(try elapsed(scene, at: 1.5) - 1.5) < 1e-12)
    #expect(try elapsed(scene, at: 4) == 3)
  }

  @Test func switchedOffFromTheStartItNeverShows() throws {
    let scene = scene([(.hold(name: "visible", value: .toggle(false)), 0)])
    for time in [0, 0.2, 0.45, 2] { #expect(try elapsed(scene, at: time) == 0) }
  }

  @Test func theSwitchIsAnActionAndHoldsNothing() throws {
    let scene = scene([(.hold(name: "visible", value: .toggle(false)), 1)])
    #expect(scene.parameters.held.isEmpty)
    let parameter = try scene.parameters.parameter(named: "visible")
    #expect(scene.value(of: parameter, at: 1) == .toggle(false))
    #expect(parameter.keys == Parameter.Keys(lower: "t", raise: "t"))
  }

  @Test func reduceMotionFadesTheWholeText() throws {
    let scene = scene([], reducesMotion: true)
    // A quarter of a second, linear: half there after an eighth.
    let words = try #require(
      scene.layer(in: canvas, at: 0.125).children.first?.layer.children.first)
    #expect(words.layer.modifiers.contains(.opacity(0.5)))
    #expect(words.layer.children.allSatisfy { $0.layer.modifiers.isEmpty })
    #expect(!scene.isMoving(at: 0.25))
  }

  // MARK: - Text

  @Test(arguments: [
    ("plain", ["plain"], [Bool]([false])), ("*all*", ["all"], [true]),
    (
      "in *the middle*, and *on*", ["in ", "the middle", ", and ", "on"],
      [false, true, false, true]
    ),
    ("2 * 3 * 4", ["2 * 3 * 4"], [false]), ("a ** b", ["a ** b"], [false]),
    ("one * and *two*", ["one * and ", "two"], [false, true]), ("a*", ["a*"], [false]),
    ("*a*b*", ["a", "b*"], [true, false]), ("", [], []),
  ])
  func marksEmphasise(string: String, parts: [String], emphasised: [Bool]) {
    let runs = HeadlineText.styled(string, size: 34).runs
    #expect(runs.map(\.string) == parts)
    #expect(runs.map { $0.style.attribute == .emphasis } == emphasised)
  }

  @Test func theEmphasisedPartOfTheDefaultStandsOnOneLine() throws {
    let string = try #require(scene([]).parameters.value(of: "text").flatMap(String.init))
    #expect(string == "Build *Visual Effects* with SwiftUI 🧑‍💻")
    let text = HeadlineText(string, room: Size(width: 250, height: 116))
    let emphasised = text.block.layout.lines.flatMap(\.runs)
      .filter { $0.style.attribute == .emphasis }
    #expect(emphasised.map(\.slices.count) == [14])
    #expect(text.scale == 1)
  }

  /// Title size, rounded, semibold; the emphasised part bold and pink.
  @Test func itsFontsAreTheTalks() {
    let runs = HeadlineText.styled("Build *Visual Effects* with SwiftUI 🧑‍💻", size: 28).runs
    #expect(
      runs.map(\.style.font)
        == [.semibold, .bold, .semibold].map {
          Font(size: 28, weight: $0, design: .rounded)
        })
    #expect(runs[1].style.color == .system(.pink, in: .dark))
    #expect(runs.map(\.style.color).filter { $0 == nil }.count == 2)
  }

  @Test func theEmojiIsOneSlice() throws {
    let text = HeadlineText("🧑‍💻", room: Size(width: 250, height: 116))
    #expect(text.block.layout.lines.flatMap(\.runs).flatMap(\.slices).count == 1)
  }

  /// A size larger, "wonderful effects" would not stand on a line of 250 points.
  @Test func noEmphasisedPartIsDividedWhereASmallerSizeSavesIt() {
    let room = Size(width: 250, height: 116)
    let text = HeadlineText("See *quite wonderful effects* here", room: room)
    let runs = text.block.layout.lines.flatMap(\.runs).filter { $0.style.attribute == .emphasis }
    #expect(runs.count == 1 && runs[0].style.font.size < 28)
    // No size saves this one: it is as large as it fits.
    let long = HeadlineText("*\(String(repeating: "many words ", count: 4))more*", room: room)
    #expect(long.block.layout.text.runs[0].style.font.size > 20)
  }

  @Test(arguments: [("glyph", RevealUnit.glyph), ("run", .run), ("line", .line)])
  func theRevealCanGoByRunsAndLines(name: String, unit: RevealUnit) throws {
    // Without the emoji, whose picture is equal only to itself
    let string = "Build *Visual Effects* with SwiftUI"
    let scene = scene([
      (.hold(name: "text", value: .text(string)), 0),
      (.hold(name: "reveal", value: .choice(name)), 0),
    ])
    let text = HeadlineText(string, room: Size(width: 250, height: 116))
    let renderer = RevealRenderer(elapsedTime: try elapsed(scene, at: 0.3), unit: unit)
    #expect(abs(renderer.elapsedTime - 0.3) < 1e-12)
    let words = try #require(scene.layer(in: canvas, at: 0.3).children.first?.layer.children.first)
    #expect(words.layer.children == text.block.layer(by: renderer).children)
  }

  @Test(arguments: ["A", "Bring *Visual Effects* to life", "many words and more ", "unbreakable"])
  func anyTextFits(string: String) {
    let room = Size(width: 250, height: 116)
    for count in [1, 8, 60] {
      let text = HeadlineText(String(repeating: string, count: count), room: room)
      let size = text.block.layout.size
      #expect(size.width * text.scale <= room.width + 1e-9)
      #expect(size.height * text.scale <= room.height + 1e-9)
    }
  }

  @Test func anotherTextIsSetWhenItIsHeld() {
    let plain = scene([])
    let held = scene([(.hold(name: "text", value: .text("*Hi*")), 0)])
    #expect(held != plain)
    let words = held.layer(in: canvas, at: 2).children.first?.layer.children.first?.layer
    #expect(words?.children.count == 2)
    var released = held
    released.handle(.release(name: "text"), in: canvas, at: 0)
    #expect(released == plain)
  }

  /// On one line in commands and in PNGs, whatever it holds.
  @Test(arguments: [
    ("plain", "plain"), ("two\nlines", #"two\nlines"#), (#"back\slash"#, #"back\\slash"#),
    (#"\n"#, #"\\n"#),
  ])
  func textsSurviveBeingWritten(text: String, line: String) throws {
    #expect(ParameterValue.text(text).description == line)
    let parameter = try scene([]).parameters.parameter(named: "text")
    #expect(try parameter.value(from: line) == .text(text))
  }

  @Test func aLoneBackslashStaysAsItIs() throws {
    let parameter = try scene([]).parameters.parameter(named: "text")
    #expect(try parameter.value(from: #"a\b\"#) == .text(#"a\b\"#))
  }
}

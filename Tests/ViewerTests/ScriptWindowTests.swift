import Foundation
import Pictures
import TestSupport
import Testing

/// F9 in a real window: what is done becomes a script, whose replay gives the frames that were
/// seen.
@Suite(.serialized) struct ScriptWindowTests {
  private static let wrote = "harmonic: wrote "

  private func written(_ session: WindowSession, _ ending: String) async throws -> String {
    let line = try await session.program.nextLine {
      $0.hasPrefix(Self.wrote) && $0.hasSuffix(ending)
    }
    return String(line.dropFirst(Self.wrote.count))
  }

  /// The time that a screenshot says.
  private func time(of picture: Picture) throws -> Double {
    let words = try #require(picture.text.first { $0.key == "harmonic:arguments" }?.value)
      .split(separator: " ")
    let index = try #require(words.firstIndex(of: "--time"))
    return try #require(Double(words[index + 1]))
  }

  @Test(arguments: ["button", "ripple", "aurora"])
  func theReplayGivesTheFramesThatWereSeen(scene: String) async throws {
    let session = try await WindowSession(
      [scene], width: 1100, height: 700, cornerShows: scene == "button")
    let display = session.display
    let frame = try await session.frame()
    try await display.press("F9")
    try await display.movePointer(to: frame.center)
    try await display.buttonDown(.left)
    for step in 1...4 {
      try await display.movePointer(
        to: frame.position(frame.width / 2 + 9 * step, frame.height / 2 - 5 * step))
    }
    try await display.press("Down")
    try await display.press("shift+Right")
    try await display.press("space")
    try await display.press("s")
    let shot = try Picture(contentsOf: try await written(session, ".png"))
    try await display.press("F9")
    let script = try await written(session, ".txt")
    try await display.buttonUp(.left)
    _ = try await session.quit()
    #expect(script.hasPrefix(session.home.path + "/.local/share/harmonic/scripts/\(scene) "))

    let text = try String(contentsOfFile: script, encoding: .utf8)
    let command = try #require(text.split(separator: "\n").first { $0.hasPrefix("# harmonic ") })
    let folder = try TemporaryFolder()
    let words = String(command.dropFirst("# harmonic record ".count))
    let program = try Command.harmonic().executable
    let replay = "'\(program)' record \(words) --fps 5"
    let video = try await Command("sh", "-c", replay, workingDirectory: folder.path)
      .run()
    #expect(video.status == .exitCode(0), "\(replay)\n\(video.errorText)")
    #expect(try await DecodedVideo("\(folder.path)/\(scene).mp4").facts.first == "h264")

    // The frame at the screenshot's time
    let time = try time(of: shot)
    let options = words.replacingOccurrences(of: "--script '\(script)'", with: "")
      .split(separator: " --time ")[0]
    let capture =
      "'\(program)' capture \(options) --time \(time) --answers --script '\(script)' -o again.png"
    let output = try await Command("sh", "-c", capture, workingDirectory: folder.path).run()
    try #require(output.status == .exitCode(0), "\(capture)\n\(output.errorText)")
    let again = try Picture(contentsOf: folder.path + "/again.png")
    #expect(again.width == shot.width && again.height == shot.height)
    let worst = zip(shot.pixels, again.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(worst <= 1, "\(capture)\n\(text)")
  }

  @Test func aScriptPlaysInAWindow() async throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("s.txt", Array("1 press 180,80\n".utf8))
    let session = try await WindowSession(["button", "--script", script])
    await waitUntil("the button is pressed") { try await session.isPressed() }
    _ = try await session.quit()
  }

  @Test(arguments: [true, false])
  func endingTheProgramEndsTheScript(bySignal: Bool) async throws {
    let session = try await WindowSession("button")
    try await session.display.press("F9")
    try await session.display.press("bracketright")
    // A signal does not wait for the keys before it.
    try await session.display.press("s")
    _ = try await written(session, ".png")
    if bySignal {
      session.program.send(SIGTERM)
    } else {
      try await session.display.press("q")
    }
    let script = try await written(session, ".txt")
    _ = try await session.program.end()
    let text = try String(contentsOfFile: script, encoding: .utf8)
    #expect(text.contains(" set wavesCount=7\n"), "\(text)")
  }

  @Test func anotherSceneEndsTheScript() async throws {
    let session = try await WindowSession("twirl", cornerShows: false)
    try await session.display.press("F9")
    try await session.display.press("t")
    try await session.display.press("Next")
    let script = try await written(session, ".txt")
    _ = try await session.quit()
    #expect(script.contains("/twirl "))
    let text = try String(contentsOfFile: script, encoding: .utf8)
    #expect(text.contains(" set visible=off\n"), "\(text)")
  }
}

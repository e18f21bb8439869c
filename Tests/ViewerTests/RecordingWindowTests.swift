import Foundation
import Pictures
import TestSupport
import Testing

/// `v` in a real window: what is shown becomes a video.
@Suite(.serialized) struct RecordingWindowTests {
  private static let width = 720
  private static let height = 320
  /// Four pixels share a color in the video.
  private static let tolerance = 3.0
  private static let wrote = "harmonic: wrote "

  /// Begins to record, and waits until the title says so.
  private func begin(_ session: WindowSession) async throws {
    try await session.display.press("v")
    await waitUntil("the title names the recording") {
      try await session.display.title(of: session.window).contains("recording")
    }
  }

  /// Waits for the line with the file's name, and returns its path.
  private func path(_ session: WindowSession) async throws -> String {
    let line = try await session.program.nextLine {
      $0.hasPrefix(Self.wrote) && $0.contains(".mp4")
    }
    let end = try #require(line.range(of: ", ", options: .backwards)?.lowerBound)
    return String(line[..<end].dropFirst(Self.wrote.count))
  }

  private func isMarked(_ session: WindowSession) async throws -> Bool {
    let frame = try await session.frame()
    let pixel = try session.display.pixel(at: frame.position(12 + 17, 12 + 14))
    return pixel.red > 200 && pixel.green < 120
  }

  @Test func whatIsShownIsRecordedWithoutTheMark() async throws {
    let session = try await WindowSession("button", "--paused")
    let display = session.display
    let title = try await display.title(of: session.window)
    try await begin(session)
    await waitUntil("the mark is there") { try await isMarked(session) }
    for _ in 0..<3 { try await display.press("period") }
    try await display.keyDown("Return")
    for _ in 0..<30 { try await display.press("period") }
    try await display.press("s")
    let shot = try await session.program.nextLine {
      $0.hasPrefix(Self.wrote) && $0.hasSuffix(".png")
    }
    try await display.press("v")
    let path = try await path(session)
    try await display.keyUp("Return")
    #expect(path.hasPrefix(session.home.path + "/Videos/Harmonic/button "))
    #expect(try await display.title(of: session.window) == title)
    await waitUntil("the mark is gone") { try await !isMarked(session) }
    _ = try await session.quit()

    let video = DecodedVideo(path)
    let facts = try await video.facts
    #expect(facts.prefix(5) == ["h264", "720", "320", "yuv420p", "60/1"], "\(facts)")
    let frames = try await video.frames(width: Self.width, height: Self.height)
    let first = try await capture("button", "--time", "0", "--pixels", "720x320")
    let last = try Picture(contentsOf: String(shot.dropFirst(Self.wrote.count)))
    #expect(meanDifference(try #require(frames.first), first.pixels) < Self.tolerance)
    #expect(meanDifference(try #require(frames.last), last.pixels) < Self.tolerance)
    #expect(meanDifference(frames[0], frames[frames.count - 1]) > 2 * Self.tolerance)
    // The mark's dot lies there in the window.
    let place = ((12 + 14) * Self.width + 12 + 17) * 4
    for frame in frames { #expect(abs(Int(frame[place]) - 0x0F) < 12) }
  }

  private func capture(_ words: String...) async throws -> Picture {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    var command = try Command.harmonic()
    command.arguments = ["capture"] + words + ["-o", path]
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return try Picture(contentsOf: path)
  }

  @Test func aResizedWindowIsFittedIntoTheRecording() async throws {
    let session = try await WindowSession("screen", cornerShows: false)
    let before = try await session.frame()
    try await begin(session)
    try await session.display.resize(session.window, width: 300, height: 600)
    await waitUntil("the window has its size") {
      try await session.frame().width == 300
    }
    await waitUntil("the mark is there") { try await isMarked(session) }
    try await session.display.press("v")
    let facts = try await DecodedVideo(path(session)).facts
    #expect(facts.prefix(3) == ["h264", "\(before.width)", "\(before.height)"], "\(facts)")
    _ = try await session.quit()
  }

  @Test(arguments: [true, false])
  func endingTheProgramEndsTheFile(bySignal: Bool) async throws {
    let session = try await WindowSession("button")
    try await begin(session)
    await waitUntil("the mark is there") { try await isMarked(session) }
    if bySignal {
      session.program.send(SIGTERM)
    } else {
      try await session.display.press("q")
    }
    let path = try await path(session)
    _ = try await session.program.end()
    let facts = try await DecodedVideo(path).facts
    #expect(facts.first == "h264" && (facts.last.flatMap { Int($0) } ?? 0) > 0, "\(facts)")
  }

  @Test func withoutAnEncoderItSaysWhatIsMissing() async throws {
    let session = try await WindowSession(
      ["button"], environment: ["PATH": "/nonexistent"])
    try await session.display.press("v")
    let line = try await session.program.nextLine { $0.contains("no recording") }
    #expect(
      line == "harmonic: no recording: it needs the package 'ffmpeg', which is not installed")
    #expect(try await !session.display.title(of: session.window).contains("recording"))
    _ = try await session.quit()
    #expect(!FileManager.default.fileExists(atPath: session.home.path + "/Videos"))
  }

  @Test func aDyingEncoderIsReportedAndLeavesNoFile() async throws {
    let folder = try TemporaryFolder()
    let program = try folder.file("ffmpeg", Array("#!/bin/sh\necho no codec >&2\nexit 1\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let session = try await WindowSession(
      ["button"], environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    try await session.display.press("v")
    let line = try await session.program.nextLine { $0.contains("no recording") }
    #expect(line.hasPrefix("harmonic: no recording: ffmpeg failed"), "\(line)")
    await waitUntil("the title is as before") {
      try await session.display.title(of: session.window) == "harmonic – button"
    }
    _ = try await session.quit()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: session.home.path + "/Videos/Harmonic")
    #expect(files.isEmpty, "\(files)")
  }
}

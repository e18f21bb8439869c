import Foundation
import Pictures
import TestSupport
import Testing

/// Tests that `harmonic record` writes the frames that `harmonic capture` draws at those times.
@Suite(.serialized) struct RecordCommandTests {
  private let recording: Recording

  /// A press that begins and ends within a second, in a small picture.
  private static let press = ["button", "--press", "0.1..0.6", "--size", "241x91"]
  private static let (width, height) = (241, 91)

  init() throws { recording = try Recording() }

  private func frame(at time: Double) async throws -> [UInt8] {
    try await recording.captured(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--time", "\(time)"
    ).pixels
  }

  @Test func rawFramesAreThoseOfCaptures() async throws {
    let output = try await recording.command(
      ["record"] + Self.press + ["-o", "-", "--fps", "20", "--duration", "1"]
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let size = Self.width * Self.height * 4
    try #require(output.bytes.count == 20 * size)
    for index in [0, 3, 8, 13, 19] {
      let pixels = try await frame(at: Double(index) / 20)
      #expect(Array(output.bytes[index * size..<(index + 1) * size]) == pixels, "frame \(index)")
    }
  }

  /// Each opens again, and shows its own time.
  @Test func numberedPicturesAreCaptures() async throws {
    try await recording.make(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--fps", "10", "--duration", "0.5",
      "-o", "f-%03d.png")
    #expect(
      try recording.names == ["f-000.png", "f-001.png", "f-002.png", "f-003.png", "f-004.png"])
    let third = try recording.picture("f-003.png")
    #expect(try await third.pixels == frame(at: 0.3))
    #expect(try await recording.captured("f-003.png").pixels == third.pixels)
  }

  /// As the tasks of a batch system draw them, in processes of their own.
  @Test func framesOfARangeAreThoseOfTheWhole() async throws {
    let words = Self.press + ["--fps", "15", "--duration", "0.8", "-o"]
    func record(_ more: String...) async throws -> Command.Output {
      try await recording.command(["record"] + words + more).run()
    }
    let whole = try await record("-")
    let pieces = [
      try await record("-", "--frames", "0..4"), try await record("-", "--frames", "5..11"),
    ]
    #expect(whole.bytes == pieces.flatMap(\.bytes))
    #expect(try await record("w%02d.png").status == .exitCode(0))
    #expect(try await record("p%02d.png", "--frames", "7..8").status == .exitCode(0))
    #expect(try recording.names.filter { $0.hasPrefix("p") } == ["p07.png", "p08.png"])
    #expect(try recording.bytes("p07.png") == recording.bytes("w07.png"))
    #expect(try recording.bytes("p08.png") == recording.bytes("w08.png"))
  }

  @Test func anAnimatedPNGHasTheExactPixels() async throws {
    try await recording.make(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--fps", "10", "--duration", "1", "-o",
      "a.png")
    #expect(
      try await recording.facts(of: "a.png")
        == ["apng", "241", "91", "rgb24", "10/1", "10"])
    let frames = try await recording.decoded("a.png", width: Self.width, height: Self.height)
    try #require(frames.count == 10)
    for index in [0, 1, 4, 9] {
      #expect(try await frames[index] == frame(at: Double(index) / 10), "frame \(index)")
    }
    // Readers without animation show the first, and the program opens its state.
    #expect(try await recording.picture("a.png").pixels == frame(at: 0))
    #expect(try await recording.captured("a.png").pixels == frame(at: 0))
  }

  /// Half of a straight color is a byte more or less than the premultiplied one.
  @Test func transparencyIsWrittenStraight() async throws {
    try await recording.make(
      "button", "--background", "transparent", "--duration", "0.1", "--fps", "20", "-o", "a.png")
    let shot = try await recording.captured("button", "--background", "transparent")
    #expect(try recording.picture("a.png").pixels == shot.pixels)
    let frames = try await recording.decoded("a.png", width: shot.width, height: shot.height)
    #expect(frames[0] == shot.straightPixels)
    #expect(shot.straightPixels.contains { $0 != 0 && $0 != 255 })
  }

  /// Four pixels share a color in them, which thin strings of many colors show most: 3 of 255 in
  /// the mean. Sides become even.
  @Test(arguments: [
    ("v.mp4", ["h264", "242", "92", "yuv420p"]), ("v.webm", ["vp9", "242", "92", "yuv420p"]),
  ])
  func aVideoShowsTheFrames(name: String, facts: [String]) async throws {
    try await recording.make(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--fps", "30", "--duration", "1", "-o",
      name)
    #expect(try recording.names == [name])
    #expect(try await recording.facts(of: name) == facts + ["30/1", "30"])
    let frames = try await recording.decoded(name, width: 242, height: 92)
    try #require(frames.count == 30)
    for index in [0, 9, 15, 29] {
      let shown = Picture(width: 242, height: 92, pixels: frames[index])
      let expected = try await frame(at: Double(index) / 30)
      #expect(meanDifference(shown.corner(241, 91), expected) < 3, "frame \(index)")
    }
  }

  /// 256 colors, dithered: 4 of 255 in the mean.
  @Test func aGIFHasAPaletteOfItsOwn() async throws {
    try await recording.make(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--fps", "25", "--duration", "1", "-o",
      "v.gif")
    let facts = try await recording.facts(of: "v.gif")
    #expect(facts == ["gif", "241", "91", "bgra", "25/1", "25"])
    let frames = try await recording.decoded("v.gif", width: Self.width, height: Self.height)
    try #require(frames.count == 25)
    for index in [0, 8, 14, 24] {
      let expected = try await frame(at: Double(index) / 25)
      #expect(meanDifference(frames[index], expected) < 4, "frame \(index)")
    }
    // NETSCAPE2.0, which repeats it forever
    let bytes = try recording.bytes("v.gif")
    #expect(String(decoding: bytes.prefix(1000), as: UTF8.self).contains("NETSCAPE2.0"))
  }

  // MARK: - Which frames

  @Test func aRecordingIsAsLongAsItsScript() async throws {
    let output = try await recording.command(
      ["record", "button", "--press", "1..6", "--fps", "1", "--size", "24x10", "-o", "f%d.png"]
    ).run()
    #expect(output.status == .exitCode(0))
    #expect(try recording.names.count == 7)
    #expect(output.errorText == "harmonic: wrote f%d.png, 7 frames of 24 × 10 pixels, 1 a second\n")
  }

  @Test func timeIsWhereItBegins() async throws {
    try await recording.make(
      "button", "--press", "0.1..0.6", "--size", "241x91", "--time", "0.5", "--fps", "10",
      "--duration", "0.2", "-o", "f%d.png")
    #expect(try await recording.picture("f1.png").pixels == frame(at: 0.6))
  }

  /// Each frame of this shader is made from the one before: a sixteenth is added.
  private static let accumulating = """
    uniform sampler2D u_doubleBuffer0;
    void main() {
    #if defined(DOUBLE_BUFFER_0)
      gl_FragColor = texelFetch(u_doubleBuffer0, ivec2(gl_FragCoord.xy), 0) + 0.0625;
    #else
      gl_FragColor = vec4(texelFetch(u_doubleBuffer0, ivec2(gl_FragCoord.xy), 0).xxx, 1.0);
    #endif
    }
    """

  @Test(arguments: [60, 30, 20])
  func framesThatDependOnThoseBeforeAreDrawnInOrder(rate: Int) async throws {
    _ = try recording.folder.file("sum.frag", Array(Self.accumulating.utf8))
    try await recording.make(
      "sum.frag", "--size", "8x8", "--fps", "\(rate)", "--duration", "0.2", "-o", "f%02d.png")
    for index in [0, 1, 3] {
      let time = Double(index) / Double(rate)
      let shot = try await recording.captured("sum.frag", "--size", "8x8", "--time", "\(time)")
      let name = "f0\(index).png"
      #expect(try recording.picture(name).pixels == shot.pixels, "frame \(index)")
    }
    // A sixteenth for each of the shader's own frames, of which there are 60 a second
    let (first, fourth) = (try recording.picture("f00.png"), try recording.picture("f03.png"))
    let steps = 3 * 60 / rate
    #expect(abs(Int(fourth.pixels[0]) - Int(first.pixels[0]) - steps * 16) <= 1)
    // A range begins with those before it, too.
    try await recording.make(
      "sum.frag", "--size", "8x8", "--fps", "\(rate)", "--duration", "0.2", "--frames", "3..3",
      "-o", "r%02d.png")
    #expect(try recording.bytes("r03.png") == recording.bytes("f03.png"))
  }

  // MARK: - Loops

  /// The step from the last frame to the first is at most as large as those between neighbors.
  @Test func aLoopEndsWhereItBegan() async throws {
    let words = [
      "button", "--press", "0.3..0.9", "--size", "240x90", "--duration", "2", "--fps", "20",
    ]
    func frames(_ more: String...) async throws -> [[UInt8]] {
      let output = try await recording.command(["record"] + words + more + ["-o", "-"]).run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      let size = 240 * 90 * 4
      return (0..<40).map { Array(output.bytes[$0 * size..<($0 + 1) * size]) }
    }
    let (loop, line) = (try await frames("--loop"), try await frames())
    let steps = zip(loop, loop.dropFirst()).map { meanDifference($0, $1) }
    let seam = meanDifference(loop[39], loop[0])
    #expect(seam <= (steps.max() ?? 0), "\(seam), \(steps)")
    #expect(meanDifference(line[39], line[0]) > 2 * seam)
    // Only the first half second is mixed.
    #expect(Array(loop[10...]) == Array(line[10...]))
    #expect(loop[0] != line[0])
  }

  /// The strings' clock enters through sines alone: 2π seconds at rest. After a press, which runs
  /// it at four times that rate, the clip lasts until it has gone through whole turns.
  @Test(arguments: [
    ([], 63),
    // 0.25 s at 1, 0.75 s at 4, and from there to 2π at 1
    (["--press", "0.25..1"], 40), (["--set", "speedMultiplier=2"], 16),
    // 60 ticks of 0.016 s a second
    (["--set", "clock=60hz"], 65),
  ])
  func stringsLoopAfterWholeTurns(words: [String], expected: Int) async throws {
    let line = ["record", "button", "--size", "240x90", "--fps", "10", "--loop", "-o", "-"] + words
    let output = try await recording.command(line).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let size = 240 * 90 * 4
    let count = output.bytes.count / size
    #expect(count == expected)
    let frames = (0..<count).map { Array(output.bytes[$0 * size..<($0 + 1) * size]) }
    // Mixing would show as strings beside themselves: the first frame is that of its time.
    let first = try await recording.captured(
      ["button", "--size", "240x90", "--time", "0"] + words)
    #expect(meanDifference(frames[0], first.pixels) < 1)
    let steps = zip(frames, frames.dropFirst()).map { meanDifference($0, $1) }
    #expect(meanDifference(frames[count - 1], frames[0]) <= (steps.max() ?? 0))
  }

  /// Nothing moves in it, so nothing is mixed.
  @Test func whatIsAtItsBeginningAgainIsLeftAlone() async throws {
    let words = ["ripple", "--size", "64x64", "--duration", "0.5", "--fps", "10"]
    let loop = try await recording.command(["record"] + words + ["--loop", "-o", "-"]).run()
    let line = try await recording.command(["record"] + words + ["-o", "-"]).run()
    #expect(loop.status == .exitCode(0) && loop.bytes == line.bytes)
  }
}

extension Picture {
  /// The pixels of the upper left corner.
  fileprivate func corner(_ width: Int, _ height: Int) -> [UInt8] {
    (0..<height).flatMap { row in pixels[row * self.width * 4..<(row * self.width + width) * 4] }
  }
}

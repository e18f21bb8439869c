import Pictures
import TestSupport
import Testing

/// Pictures whose text is long: reading it takes as long as it is, and no longer.
@Suite struct ManyPressesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Captures what a picture says that carries `text`.
  private func capture(_ text: String) async throws -> Command.Output {
    let picture = Picture(
      width: 1, height: 1, pixels: [0, 0, 0, 255],
      text: [PNGText(key: "harmonic:arguments", value: text)])
    _ = try folder.file("in.png", picture.pngBytes())
    return try await Command.harmonic(
      "capture", "in.png", "-o", "out.png", "--time", "3.5",
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path
    ).run()
  }

  private func text(presses count: Int) -> String {
    "button --size 120x60" + (0..<count).map { " --press \($0)..\($0)" }.joined()
  }

  /// With a step for every press before it, each of them would take the processor minutes.
  @Test func everyPressIsReadAsQuicklyAsTheFirst() async throws {
    let output = try await capture(text(presses: 150_000))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  @Test func aTextWithoutEndIsRefused() async throws {
    let output = try await capture(text(presses: 300_000))
    #expect(output.status == .exitCode(4))
    #expect(
      output.errorText.contains(
        "'in.png' cannot be opened again: its text 'harmonic:arguments' has more than 4 MiB"))
  }

  @Test func aWordMayBeLong() async throws {
    let word = String(repeating: "a", count: 1 << 20)
    let output = try await capture("headline --size 120x60 --set '\(word)=1'")
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("cannot be opened again"))
  }
}

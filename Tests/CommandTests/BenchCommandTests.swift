import Foundation
import Pictures
import TestSupport
import Testing

/// `harmonic bench` as a process, without a display. What a machine needs is not asserted, only
/// what must fit together.
@Suite struct BenchCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-bench-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func bench(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(
      "bench", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder)
    command.arguments += arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    // Progress is for terminals.
    #expect(output.errorText.isEmpty)
    return output
  }

  private struct Report: Decodable {
    struct Row: Decodable {
      let name: String
      let pixels: [Int]
      let frames: Int
      let drawing: Times
      let planning: Times
      let submitting: Times
    }
    struct Times: Decodable {
      let minimum: Double
      let median: Double
      let percentile95: Double
    }
    struct Ratio: Decodable {
      let of: String
      let to: String
      let value: Double
      let minimum: Double
    }
    struct Pass: Decodable {
      let pixels: [Int]
      let gpu: Double
      let share: Double
    }
    let scene: String
    let size: [Double]
    let scale: Double
    let isNaive: Bool
    let driver: [String: String]
    let rounds: Int
    let rows: [Row]
    let ratios: [Ratio]
    let gpu: Double?
    let passes: [Pass]
    let madeWhileMeasuring: [String: Int]
  }

  private func report(_ output: Command.Output) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
  }

  @Test func theJSONFitsTogether() async throws {
    let report = try report(
      try await bench("button", "--seconds", "0.2", "--scale", "1", "--json"))
    #expect((report.scene, report.size, report.scale) == ("button", [360, 160], 1))
    #expect(!report.isNaive && report.driver["renderer"] != nil && report.driver["version"] != nil)
    #expect(report.rounds >= 3)
    #expect(
      report.rows.map(\.name) == ["frame", "solidFill", "strings", "wordForWord", "stringsFill"])
    #expect(
      report.rows.map(\.pixels) == [[360, 160], [360, 160]] + Array(repeating: [240, 70], count: 3))
    for row in report.rows {
      #expect(row.frames == report.rounds)
      for times in [row.drawing, row.planning, row.submitting] {
        #expect(times.minimum >= 0 && times.minimum <= times.median)
        #expect(times.median <= times.percentile95)
      }
      #expect(row.submitting.minimum <= row.drawing.minimum)
    }
  }

  @Test func ratiosAreTheQuotientsOfTheMediansAndOfTheMinima() async throws {
    let report = try report(
      try await bench("--seconds", "0.2", "--scale", "1", "--press", "0..99", "--json"))
    let times = Dictionary(uniqueKeysWithValues: report.rows.map { ($0.name, $0.drawing) })
    #expect(report.ratios.count == 5)
    for ratio in report.ratios {
      let first = try #require(times[ratio.of])
      let second = try #require(times[ratio.to])
      #expect(abs(ratio.value * second.median / first.median - 1) < 1e-3)
      #expect(abs(ratio.minimum * second.minimum / first.minimum - 1) < 1e-3)
    }
  }

  @Test(arguments: [["button"], ["button", "--naive"], ["aurora", "--size", "120x80"]])
  func steadyFramesMakeNothing(arguments: [String]) async throws {
    var command = try Command.harmonic("bench", "--seconds", "0.2", "--json")
    command.arguments += arguments
    let report = try report(try await command.run())
    #expect(report.madeWhileMeasuring == ["programs": 0, "textures": 0])
  }

  /// Memory that a frame frees is reused by the next one: the system need not supply it again, page
  /// by page. If it must, a frame of these letters has 1,500 page faults.
  @Test(.disabled(if: SanitizedRun.isOn, "a sanitizer keeps freed memory from being used again"))
  func aFrameLikeTheLastTakesNoMemoryFromTheSystem() async throws {
    // The eleventh number of a process is how many page faults its children had that need no disk.
    let script = #""$0" "$@" >report.json && cut -d ' ' -f 11 /proc/$$/stat"#
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 5)
    var command = Command(
      "bash", "-c", script, try Command.harmonic().executable, "bench", "headline", "--set",
      "text=\(text)", "--size", "1280x800", "--scale", "1", "--time", "1.5", "--json")
    command.workingDirectory = folder
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let file = try Data(contentsOf: URL(filePath: folder + "/report.json"))
    let report = try JSONDecoder().decode(Report.self, from: file)
    guard report.driver["renderer"]?.contains("llvmpipe") == true else { return }
    let faults = try #require(Int(output.text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // To start takes some 15,000.
    #expect(faults < 25_000 + 300 * report.rounds, "\(report.rounds) rounds")
  }

  /// A file's yardstick is the same file with every argument a uniform, and where something of it
  /// is computed once a draw, the same with all computed for each pixel; sums and quotients as for
  /// scenes.
  @Test(arguments: [
    ("lantern.glsl", ["unhoisted"]), ("plasma.glsl", ["unhoisted"]), ("clouds.glsl", []),
    ("uniforms.frag", []), ("passes.fs", ["specialized"]), ("life", ["specialized"]),
    ("../Metal/gallery.metal", ["unhoisted", "specialized"]),
  ])
  func aFileIsDrawnAsItStandsToo(file: String, forms: [String]) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Dialects")
    var command = try Command.harmonic(
      "bench", file, "--size", "48x32", "--seconds", "0.1", "--json",
      workingDirectory: folder.path)
    command.arguments += file.hasSuffix(".metal") ? ["--function", "candy"] : []
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let report = try report(output)
    let others = ["uniforms"] + forms
    #expect(report.rows.map(\.name) == ["frame"] + others + ["solidFill"])
    #expect(report.rows.allSatisfy { $0.pixels == [96, 64] && $0.frames == report.rounds })
    #expect(
      report.ratios.map(\.of) == others.map { $0 == "specialized" ? "frame" : $0 } + ["frame"])
    #expect(
      report.ratios.map(\.to)
        == others.map { $0 == "specialized" ? $0 : "frame" } + ["solidFill"])
    #expect(report.madeWhileMeasuring == ["programs": 0, "textures": 0])
  }

  @Test func theSharesOfThePassesAddUp() async throws {
    let report = try report(
      try await bench("ripple", "--seconds", "0.2", "--size", "120x80", "--json"))
    guard !report.passes.isEmpty else { return }  // a driver without timer queries
    #expect(abs(report.passes.reduce(0) { $0 + $1.share } - 1) < 1e-4)
    #expect(abs(report.passes.reduce(0) { $0 + $1.gpu } / (report.gpu ?? 0) - 1) < 1e-4)
    #expect(report.passes.last?.pixels == [240, 160])
    #expect(report.passes.allSatisfy { $0.gpu > 0 })
  }

  @Test func theTableNamesItsRowsAndTheDriver() async throws {
    let text = try await bench("--seconds", "0.1", "--scale", "1").text
    #expect(text.hasPrefix("button, 360 × 160 points at scale 1\n"))
    for words in [
      "OpenGL ", " rounds in 0.1 s", "the whole frame", "a solid fill", "its strings",
      "the same, word for word", "outside the driver", "0 programs  0 textures",
    ] {
      #expect(text.contains(words), "no '\(words)'")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }

  private struct Scaling: Decodable {
    struct Series: Decodable {
      let name: String
      let amounts: [Double]
      let milliseconds: [Double]
      let slope: Double
      let intercept: Double
      let rSquared: Double
    }
    let rounds: Int
    let series: [Series]
    let plot: String
  }

  @Test func scalingPrintsLinesThroughItsPointsAndDrawsThem() async throws {
    let output = try await bench("--scaling", "--seconds", "0.1", "--json", "-o", "lines.png")
    let scaling = try JSONDecoder().decode(Scaling.self, from: Data(output.text.utf8))
    #expect(scaling.plot == "lines.png" && scaling.rounds >= 3)
    #expect(scaling.series.map(\.name) == ["pixels", "waves", "layers", "letters"])
    for series in scaling.series {
      #expect(series.amounts.count == series.milliseconds.count)
      #expect((0...1).contains(series.rSquared))
      // A line by least squares goes through the middle of its points.
      let count = Double(series.amounts.count)
      let middle = series.amounts.reduce(0, +) / count
      let height = series.milliseconds.reduce(0, +) / count
      #expect(abs(series.intercept + series.slope * middle - height) < 1e-4)
    }
    let picture = try Picture(contentsOf: "\(folder)/lines.png")
    let colors = Set(
      stride(from: 0, to: picture.pixels.count, by: 4).map { Array(picture.pixels[$0..<$0 + 4]) })
    #expect((picture.width, picture.height) == (2740, 880))
    #expect(colors.contains([0x7B, 0xD4, 0xDA, 255]) && colors.contains([0xF0, 0x50, 0x69, 255]))
  }

  @Test func aPlotOfOurNameReplacesNothing() async throws {
    try Data("mine".utf8).write(to: URL(filePath: "\(folder)/scaling.png"))
    let text = try await bench("--scaling", "--seconds", "0.01").text
    #expect(text.hasSuffix("plot: scaling-2.png\n"))
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/scaling.png")) == Data("mine".utf8))
    #expect(try Picture(contentsOf: "\(folder)/scaling-2.png").width == 2740)
  }
}

import Foundation
import TestSupport
import Testing

/// Files with many functions that call each other: drivers inline the calls, so what a driver is
/// given has a bound.
@Suite struct LargeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
      ], workingDirectory: folder.path)
    command.arguments = arguments
    return try await command.run()
  }

  private static let head = "#include <metal_stdlib>\nusing namespace metal;\n"

  private static func effect(_ name: String, calling called: String) -> String {
    "[[ stitchable ]] half4 \(name)(float2 p, half4 c) { return c * half(\(called)(p.x)); }\n"
  }

  /// Sixty functions, each calling the one before it twice: 2⁶⁰ of the first one.
  private static let doubling =
    head + "float f0(float x) { return x * x; }\n"
    + (1...60).map { "float f\($0)(float x) { return f\($0 - 1)(x) + f\($0 - 1)(x + 1.0); }\n" }
    .joined() + effect("huge", calling: "f60") + effect("small", calling: "f2")

  private static let refusal =
    "error: 'huge' cannot be drawn: it is more than a billion operations with the calls in it "
    + "inlined, as drivers compile them, and 200000 are the most that are tried"

  @Test func aCheckNamesAFunctionThatGrowsBeyondMeasure() async throws {
    _ = try folder.file("double.metal", Array(Self.doubling.utf8))
    let output = try await run("check", "double.metal")
    #expect(output.status == .exitCode(3), "\(output.errorText)")
    #expect(output.errorText.contains("double.metal:64:24: \(Self.refusal)"), "\(output.errorText)")
    #expect(!output.errorText.contains("'small'"), "\(output.errorText)")
    #expect(output.text.contains("double.metal: small: color effect"), "\(output.text)")
  }

  @Test func aCaptureRefusesItAndDrawsTheOthers() async throws {
    _ = try folder.file("double.metal", Array(Self.doubling.utf8))
    let huge = try await run("capture", "double.metal", "--function", "huge", "-o", "huge.png")
    #expect(huge.status == .exitCode(3), "\(huge.errorText)")
    #expect(huge.errorText.contains(Self.refusal), "\(huge.errorText)")
    let small = try await run("capture", "double.metal", "--function", "small", "-o", "small.png")
    #expect(small.status == .exitCode(0), "\(small.errorText)")
  }

  /// Five effects, of 120 to 1,920 sines, each with a product and an addition: the first three are
  /// 2,520 operations, the first four 5,400.
  @Test func aCheckDrawsTheSmallestFunctionsOfAFile() async throws {
    let line = "x += sin(x * 1.5);"
    let first = String(repeating: line, count: 60)
    let functions = (1...5).map {
      "float f\($0)(float x) { return f\($0 - 1)(x) + f\($0 - 1)(x + 1.0); }\n"
    }
    let effects = (1...5).map { Self.effect("e\($0)", calling: "f\($0)") }
    let text =
      Self.head + "float f0(float x) { \(first) return x; }\n" + functions.joined()
      + effects.reversed().joined()
    _ = try folder.file("five.metal", Array(text.utf8))
    let output = try await run("check", "five.metal")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let notes = output.errorText.split(separator: "\n").filter { $0.contains(": note: ") }
    #expect(
      notes == [
        "five.metal:9:24: note: 'e5' and 1 more function are compiled and not drawn: 'check' draws "
          + "3000 operations of a file, counted with their calls inlined, the smallest functions "
          + "first"
      ], "\(output.errorText)")
    #expect(output.text.components(separatedBy: "color effect").count == 6, "\(output.text)")
  }
}

import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// `.data(…)` arguments: `--set NAME=@FILE`, and what a view passes.
@Suite struct DataArgumentTests {
  private static let source = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 dyed(float2 position, half4 color, device const void *ptr, int size_in_bytes) {
      device const float *dye = static_cast<device const float *>(ptr);
      if (size_in_bytes < 12) { return half4(0, 0, 0, 1); }
      return half4(half(dye[0]), half(dye[1]), half(dye[2]), 1);
    }
    """
  /// 0.25, 0.5 and 0.75 as IEEE 754 floats, little endian.
  private static let dye: [UInt8] = [0, 0, 0x80, 0x3e, 0, 0, 0, 0x3f, 0, 0, 0x40, 0x3f]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // A project of its own: the view of another test calls a function of the same name.
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.git", withIntermediateDirectories: false)
    _ = try folder.file("dyed.metal", Array(Self.source.utf8))
    _ = try folder.file("dye.bin", Self.dye)
    let picture = Picture(
      width: 1, height: 1, pixels: [255, 255, 255, 255])
    _ = try folder.file("white.png", picture.pngBytes())
    return folder
  }

  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  private func pixel(_ words: [String] = [], in folder: TemporaryFolder) async throws -> [Float] {
    let output = try await run(
      ["capture", "dyed.metal", "--layer", "white.png", "--raw", "-o", "out.raw"] + words,
      in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/out.raw")))
    return stride(from: 0, to: bytes.count, by: 4).map { at in
      Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) })
    }
  }

  @Test func aFileIsItsBytes() async throws {
    let folder = try folder()
    #expect(try await pixel(in: folder) == [0, 0, 0, 1])
    #expect(try await pixel(["--set", "ptr=@dye.bin"], in: folder) == [0.25, 0.5, 0.75, 1])
  }

  @Test func aViewPassesBytes() async throws {
    let folder = try folder()
    let numbers = Self.dye.map(String.init).joined(separator: ", ")
    let view = """
      import SwiftUI
      struct Dyed: View {
        var body: some View { Color.white.colorEffect(ShaderLibrary.dyed(.data(Data([\(numbers)])))) }
      }
      """
    _ = try folder.file("Dyed.swift", Array(view.utf8))
    #expect(try await pixel(in: folder) == [0.25, 0.5, 0.75, 1])
  }

  @Test func listSaysThatItIsData() async throws {
    let folder = try folder()
    let list = try await run(["list", "dyed.metal", "--json"], in: folder)
    #expect(list.text.contains("\"device const void *\""), "\(list.text)")
    #expect(list.text.contains("\"data\""), "\(list.text)")
    let check = try await run(["check", "dyed.metal"], in: folder)
    #expect(check.text.contains("data, 0 bytes"), "\(check.text)")
  }

  @Test func whatIsNoByteIsRefused() async throws {
    let folder = try folder()
    let output = try await run(
      ["capture", "dyed.metal", "--set", "ptr=1,300", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("'ptr' takes bytes, got '1,300'"), "\(output.errorText)")
    #expect(output.errorText.contains("ptr=@FILE"), "\(output.errorText)")
    let missing = try await run(
      ["capture", "dyed.metal", "--set", "ptr=@none.bin", "-o", "out.png"], in: folder)
    #expect(missing.errorText.contains("none.bin"), "\(missing.errorText)")
    #expect(missing.errorText.contains("No such file"), "\(missing.errorText)")
  }
}

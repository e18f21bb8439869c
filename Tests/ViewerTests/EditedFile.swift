import Foundation
import TestSupport
import Testing

/// A folder of its own with `paint.metal` in it, shown in a window while the file is edited.
struct EditedFile {
  let folder: URL
  let file: URL
  let session: WindowSession

  /// - Parameter faults: Calls of the system that fail in the window's program; they are given the
  ///   path of the folder.
  init(
    _ source: String, _ arguments: String..., faults: (String) -> [Fault] = { _ in [] }
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-live-\(UUID().uuidString)/shaders")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "paint.metal")
    try Data(source.utf8).write(to: file)
    let faults = faults(folder.path)
    session = try await WindowSession(
      [file.path] + arguments, cornerShows: false,
      environment: faults.isEmpty ? [:] : Fault.environment(for: faults))
  }

  /// The color in the middle of the window.
  func color() async throws -> VirtualDisplay.Color {
    let frame = try await session.frame()
    return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
  }

  func waitFor(_ color: VirtualDisplay.Color, _ what: String) async throws {
    await waitUntil("\(what) shows") { try await self.color() == color }
  }

  /// Runs a line of a shell in the folder, or in the one that it is in.
  func shell(_ line: String, outside: Bool = false) async throws {
    let place = outside ? folder.deletingLastPathComponent() : folder
    let output = try await Command("sh", "-c", line, workingDirectory: place.path).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  func title() async throws -> String { try await session.display.title(of: session.window) }

  // MARK: - Its contents

  /// A fill of one color, as numbers of Metal.
  static func fill(_ color: String) -> String {
    """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 paint(float2 position) { return half4(\(color), 1); }
    """
  }

  static let red = fill("1, 0, 0")
  static let green = fill("0, 1, 0")
  static let isRed = VirtualDisplay.Color(0xFF0000)
  static let isGreen = VirtualDisplay.Color(0x00FF00)
}

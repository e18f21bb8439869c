import Foundation
import TestSupport
import Testing

/// A SwiftUI view in the window while its file, its compiler and its shaders change.
@Suite struct EditedViewTests {
  private func open(
    _ path: String, environment: [String: String?] = [:]
  ) async throws -> WindowSession {
    let caches = ["XDG_CACHE_HOME": ViewCaches.path as String?]
    return try await WindowSession(
      [path, "--size", "200x200"], cornerShows: false,
      environment: caches.merging(environment) { $1 })
  }

  private func wait(for color: UInt32, in session: WindowSession, _ what: String) async {
    await waitUntil(what) {
      let frame = try await session.frame()
      return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 3))
        == VirtualDisplay.Color(color)
    }
  }

  private static func view(_ color: Int) -> String {
    """
    import SwiftUI

    #Preview {
      Color(red: 0, green: Double(\(color)) / 255, blue: 1).ignoresSafeArea()
    }
    """
  }

  /// Every third version does not compile: the one before stays.
  @Test func aViewIsEditedTwelveTimes() async throws {
    let folder = try TemporaryFolder()
    func save(_ text: String) throws { _ = try folder.file("Shown.swift", Array(text.utf8)) }
    try save(Self.view(0))
    let session = try await open("\(folder.path)/Shown.swift")
    await wait(for: 0x0000FF, in: session, "the first version")
    var shown: UInt32 = 0x0000FF
    for edit in 1...12 {
      let text = Self.view(20 * edit)
      if edit % 3 == 0 {
        try save(text.replacing("Color(", with: "Colour\(edit)("))
        try await session.program.nextLine { $0.contains("'Colour\(edit)'") }
      } else {
        try save(text)
        shown = UInt32(20 * edit) << 8 | 0xFF
      }
      await wait(for: shown, in: session, "version \(edit)")
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  @Test func aCompilerThatIsTooOldIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("Shown.swift", Array(Self.view(0).utf8))
    let script = """
      #!/bin/sh
      echo '{"compilerVersion": "Swift version 5.9.2 (x)", "paths": {"runtimeResourcePath": "/"}}'
      """
    let compiler = try folder.file("swiftc", Array(script.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let session = try await open(path, environment: ["PATH": "\(folder.path):\(paths)"])
    try await session.program.nextLine { $0.contains("Swift version 5.9.2 (x), which is too old") }
    // The window takes keys, and closes as any other.
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Ctrl+Return on a function shows the view that draws it.
  @Test func aFunctionIsShownByItsView() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    let shader = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 dyed(float2 position, half4 color, float green) {
        return half4(0.0h, half(green), 0.0h, 1.0h);
      }
      """
    let path = try folder.file("dyed.metal", Array(shader.utf8))
    let view = """
      import SwiftUI

      struct Page: View {
        @State private var green = 0.5

        var body: some View {
          Rectangle()
            .colorEffect(ShaderLibrary.dyed(.float(green)))
            .ignoresSafeArea()
            .onAppear { green = 1 }
        }
      }
      """
    _ = try folder.file("Page.swift", Array(view.utf8))
    let session = try await open(path)
    try await session.program.nextLine { $0.contains("as Page draws it") }
    try await session.display.press("ctrl+Return")
    await wait(for: 0x00FF00, in: session, "the view with its state")
    #expect(try await session.quit().status == .exitCode(0))
  }
}

import OpenGL
import Testing

/// Queries of the driver do not hide an earlier failure.
@MainActor @Suite struct GraphicsErrorTests {
  @Test func whatFailedBeforeAFramebufferIsReportedOnce() throws {
    try expectOneReport {
      _ = try Framebuffer(pixelWidth: 8, pixelHeight: 8, label: "test")
    }
  }

  @Test func whatFailedBeforeADamagedBinaryIsReportedOnce() throws {
    try expectOneReport {
      let binary = ProgramBinary(format: 1, bytes: [1, 2, 3])
      if Program(binary: binary, label: "test") != nil { Issue.record("a damaged binary loads") }
    }
  }

  /// Fails a call, runs `body`, and expects that call to be reported, and nothing after it.
  ///
  /// A negative width is an invalid value (OpenGL 3.3, 4.1.2).
  private func expectOneReport(after body: () throws -> Void) throws {
    let context = try SurfacelessContext()
    let drawer = QuadDrawer()
    GraphicsError.forgetFailures()
    drawer.scissored(x: 0, y: 0, pixelWidth: -1, pixelHeight: 1) {}
    try body()
    #expect(throws: GraphicsError.callFailed(code: 0x501)) { try GraphicsError.throwFailure() }
    try GraphicsError.throwFailure()
    _ = consume drawer
    _ = consume context
  }
}

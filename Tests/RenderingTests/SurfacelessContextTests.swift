import CEGL
import OpenGL
import Testing

@Suite struct SurfacelessContextTests {
  /// Other threads draw with contexts of the same display.
  @Test @MainActor func destroyingAContextLeavesTheDisplayOpen() throws {
    let remaining = try SurfacelessContext()
    let display = eglGetCurrentDisplay()
    let handle = eglGetCurrentContext()
    do {
      _ = try SurfacelessContext()
    }
    #expect(eglMakeCurrent(display, nil, nil, handle) == EGLBoolean(EGL_TRUE))
    #expect(eglGetError() == EGL_SUCCESS)
    _ = consume remaining
  }
}

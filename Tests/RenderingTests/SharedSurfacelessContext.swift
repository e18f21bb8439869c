import CEGL
import Dispatch
import Rendering
import Synchronization

/// A context that shares the objects of the one that is current where it is made, for another
/// thread.
final class SharedSurfacelessContext: BackgroundContext {
  private nonisolated(unsafe) let display: EGLDisplay?
  private nonisolated(unsafe) let context: EGLContext?
  /// Drivers draw only where there is something to draw into, as there is in a window.
  private nonisolated(unsafe) let surface: EGLSurface?
  private let queue = DispatchQueue(label: "background programs")
  private let count = Atomic<Int>(0)
  /// How often something was handed over.
  var performed: Int { count.load(ordering: .relaxed) }

  init?() {
    display = eglGetCurrentDisplay()
    let wanted: [EGLint] = [
      EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_NONE,
    ]
    var config: EGLConfig?
    var count: EGLint = 0
    eglChooseConfig(display, wanted, &config, 1, &count)
    let attributes: [EGLint] = [
      EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
      EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE,
    ]
    context = eglCreateContext(display, config, eglGetCurrentContext(), attributes)
    surface = eglCreatePbufferSurface(
      display, config, [EGL_WIDTH, 16, EGL_HEIGHT, 16, EGL_NONE])
    if context == nil || surface == nil { return nil }
  }

  func perform(_ body: @escaping @Sendable () -> Void) {
    count.add(1, ordering: .relaxed)
    queue.async { [self] in
      eglBindAPI(EGLenum(EGL_OPENGL_API))
      eglMakeCurrent(display, surface, surface, context)
      body()
      eglMakeCurrent(display, nil, nil, nil)
    }
  }

  /// At once: what is finished is drawn by whoever waits for it.
  func later(_ seconds: Double, _ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
  }

  /// Waits for what was handed over, and for what that handed over. The context stays until the
  /// process ends.
  func finish() {
    for _ in 0..<2 { queue.sync {} }
  }
}

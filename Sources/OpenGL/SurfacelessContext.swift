internal import CEGL

/// An OpenGL 3.3 core context that needs no window and no display server.
///
/// It draws into framebuffers only. It is current on the thread that made it, until it is
/// destroyed.
///
/// EGL has one display for each platform and process, which all threads share. It is opened by the
/// first context and stays open; see `Quirks.destroy`.
nonisolated package struct SurfacelessContext: ~Copyable {
  private let display: EGLDisplay
  private let context: EGLContext

  /// Asks Mesa's surfaceless platform first, then any device of EGL's, then the default display.
  ///
  /// - Throws: `GraphicsError.noContext` with EGL's reason for each.
  package init() throws(GraphicsError) {
    (display, context) = try Self.firstUsable()
  }

  deinit {
    Quirks.destroy(context, on: display)
  }

  /// Returns the first display that gives a context, the context made current on it.
  private static func firstUsable() throws(GraphicsError) -> (EGLDisplay, EGLContext) {
    var reasons: [String] = []
    for candidate in displays() {
      guard let display = candidate.display else {
        reasons.append("\(candidate.name): no display")
        continue
      }
      guard eglInitialize(display, nil, nil) == EGLBoolean(EGL_TRUE) else {
        reasons.append("\(candidate.name): \(lastError())")
        continue
      }
      if let context = context(on: display) {
        if eglMakeCurrent(display, nil, nil, context) == EGLBoolean(EGL_TRUE) {
          return (display, context)
        }
        reasons.append("\(candidate.name): \(lastError())")
        eglDestroyContext(display, context)
      } else {
        let reason = lastError()
        // A context of any age says what there is instead.
        if let old = anyContext(on: display) {
          defer { eglDestroyContext(display, old) }
          if eglMakeCurrent(display, nil, nil, old) == EGLBoolean(EGL_TRUE) {
            let found = DriverDescription.currentVersion
            eglMakeCurrent(display, nil, nil, nil)
            throw .tooOld(found: found)
          }
        }
        reasons.append("\(candidate.name): \(reason)")
      }
    }
    throw .noContext(reason: reasons.joined(separator: "; "))
  }

  private static func displays() -> [(name: String, display: EGLDisplay?)] {
    let platform = unsafeBitCast(
      eglGetProcAddress("eglGetPlatformDisplayEXT"), to: PFNEGLGETPLATFORMDISPLAYEXTPROC?.self)
    var found: [(String, EGLDisplay?)] = []
    if let platform {
      found.append(
        ("surfaceless", platform(EGLenum(EGL_PLATFORM_SURFACELESS_MESA), nil, nil)))
      for (index, device) in devices().enumerated() {
        found.append(
          ("device \(index)", platform(EGLenum(EGL_PLATFORM_DEVICE_EXT), device, nil)))
      }
    }
    found.append(("default display", eglGetDisplay(nil)))
    return found
  }

  private static func devices() -> [EGLDeviceEXT?] {
    guard
      let query = unsafeBitCast(
        eglGetProcAddress("eglQueryDevicesEXT"), to: PFNEGLQUERYDEVICESEXTPROC?.self)
    else { return [] }
    var devices = [EGLDeviceEXT?](repeating: nil, count: 16)
    var count: EGLint = 0
    guard query(EGLint(devices.count), &devices, &count) == EGLBoolean(EGL_TRUE) else { return [] }
    return Array(devices.prefix(Int(count)))
  }

  private static func context(on display: EGLDisplay) -> EGLContext? {
    context(
      on: display,
      attributes: [
        EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
        EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE,
      ])
  }

  private static func anyContext(on display: EGLDisplay) -> EGLContext? {
    context(on: display, attributes: [EGL_NONE])
  }

  private static func context(on display: EGLDisplay, attributes: [EGLint]) -> EGLContext? {
    guard eglBindAPI(EGLenum(EGL_OPENGL_API)) == EGLBoolean(EGL_TRUE) else { return nil }
    let wanted: [EGLint] = [
      EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, 0, EGL_NONE,
    ]
    var config: EGLConfig?
    var count: EGLint = 0
    guard eglChooseConfig(display, wanted, &config, 1, &count) == EGLBoolean(EGL_TRUE), count > 0
    else { return nil }
    return eglCreateContext(display, config, nil, attributes)
  }

  private static func lastError() -> String {
    switch Int32(eglGetError()) {
    case EGL_SUCCESS: "no reason given"
    case EGL_NOT_INITIALIZED: "the driver could not be initialised (EGL_NOT_INITIALIZED)"
    case EGL_BAD_CONFIG: "no usable configuration (EGL_BAD_CONFIG)"
    case EGL_BAD_MATCH: "no OpenGL 3.3 core profile (EGL_BAD_MATCH)"
    case EGL_BAD_ALLOC: "out of memory (EGL_BAD_ALLOC)"
    case let code: "EGL error 0x\(String(code, radix: 16))"
    }
  }
}

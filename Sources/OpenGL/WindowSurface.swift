internal import CEGL
internal import COpenGL

/// The window that the current context draws to: how old its pixels are before a frame.
///
/// The window system is asked, once, and not the library that made the window.
package struct WindowSurface {
  private enum Source {
    case glx(display: OpaquePointer, drawable: UInt)
    case egl(display: EGLDisplay, surface: EGLSurface)
    /// The contents of a buffer that was swapped are undefined: as with Mesa's software renderer
    /// under X11.
    case unknown
  }

  private let source: Source

  package init() { source = Self.glx ?? Self.egl ?? .unknown }

  private static var glx: Source? {
    guard let display = glXGetCurrentDisplay() else { return nil }
    var screen: Int32 = 0
    glXQueryContext(display, glXGetCurrentContext(), GLX_SCREEN, &screen)
    guard let extensions = glXQueryExtensionsString(display, screen),
      String(cString: extensions).split(separator: " ").contains("GLX_EXT_buffer_age")
    else { return nil }
    return .glx(display: display, drawable: glXGetCurrentDrawable())
  }

  private static var egl: Source? {
    guard let display = eglGetCurrentDisplay(), let surface = eglGetCurrentSurface(EGL_DRAW),
      let extensions = eglQueryString(display, EGL_EXTENSIONS),
      String(cString: extensions).split(separator: " ").contains("EGL_EXT_buffer_age")
    else { return nil }
    return .egl(display: display, surface: surface)
  }

  /// How many frames ago the pixels were drawn that the next frame is drawn over; 0 if that is not
  /// known.
  package var age: Int {
    switch source {
    case .glx(let display, let drawable):
      var age: UInt32 = 0
      glXQueryDrawable(display, drawable, GLX_BACK_BUFFER_AGE_EXT, &age)
      return Int(age)
    case .egl(let display, let surface):
      var age: EGLint = 0
      let isKnown = eglQuerySurface(display, surface, EGL_BUFFER_AGE_EXT, &age)
      return isKnown == EGLBoolean(EGL_TRUE) ? max(0, Int(age)) : 0
    case .unknown: return 0
    }
  }
}

internal import COpenGL

/// Names an object for graphics debuggers, where the driver has KHR_debug.
func setLabel(_ label: String, of name: GLuint, kind: Int32) {
  guard DebugLabels.areSupported else { return }
  glObjectLabel(GLenum(kind), name, GLsizei(label.utf8.count), label)
}

private enum DebugLabels {
  /// Asked once: calling the entry point of a missing extension would crash.
  static let areSupported: Bool = {
    var count: GLint = 0
    glGetIntegerv(GLenum(GL_NUM_EXTENSIONS), &count)
    return (0..<GLuint(max(0, count))).contains { index in
      glGetStringi(GLenum(GL_EXTENSIONS), index).map { String(cString: $0) } == "GL_KHR_debug"
    }
  }()
}

internal import COpenGL

/// Names an object for graphics debuggers, where the driver has KHR_debug.
nonisolated func setLabel(_ label: String, of name: GLuint, kind: Int32) {
  guard DebugLabels.areSupported else { return }
  glObjectLabel(GLenum(kind), name, GLsizei(label.utf8.count), label)
}

nonisolated private enum DebugLabels {
  /// Asked once.
  static let areSupported = DriverDescription.hasExtension("GL_KHR_debug")
}

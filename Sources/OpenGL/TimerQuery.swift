internal import COpenGL

/// How long the GPU worked on what was drawn between two moments; the answer comes some frames
/// later.
package struct TimerQuery: ~Copyable {
  private let name: GLuint

  /// Whether the driver can measure at all.
  package static var isSupported: Bool {
    var bits: GLint = 0
    glGetQueryiv(GLenum(GL_TIME_ELAPSED), GLenum(GL_QUERY_COUNTER_BITS), &bits)
    return bits > 0
  }

  package init() {
    var name: GLuint = 0
    glGenQueries(1, &name)
    self.name = name
  }

  deinit {
    var name = name
    glDeleteQueries(1, &name)
  }

  /// Measures what `body` draws; queries do not nest.
  package func measure<R, Failure>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    glBeginQuery(GLenum(GL_TIME_ELAPSED), name)
    defer { glEndQuery(GLenum(GL_TIME_ELAPSED)) }
    return try body()
  }

  /// Milliseconds of GPU time; `nil` while the driver is not done.
  package var milliseconds: Double? {
    var isAvailable: GLuint = 0
    glGetQueryObjectuiv(name, GLenum(GL_QUERY_RESULT_AVAILABLE), &isAvailable)
    guard isAvailable != 0 else { return nil }
    var nanoseconds: GLuint64 = 0
    glGetQueryObjectui64v(name, GLenum(GL_QUERY_RESULT), &nanoseconds)
    return Double(nanoseconds) / 1e6
  }
}

internal import COpenGL

/// How texture units read between and beyond the texels, whatever the texture itself says.
nonisolated package struct Sampler: ~Copyable {
  package enum Filter: Sendable, Hashable {
    case nearest, linear
  }

  package enum Wrap: Sendable, Hashable {
    case clamp, `repeat`, mirror
  }

  private let name: GLuint

  package init(filter: Filter, wrap: Wrap) {
    var name: GLuint = 0
    glGenSamplers(1, &name)
    self.name = name
    let filter = filter == .nearest ? GL_NEAREST : GL_LINEAR
    let wrap = [.clamp: GL_CLAMP_TO_EDGE, .repeat: GL_REPEAT, .mirror: GL_MIRRORED_REPEAT][wrap]
    for (parameter, value) in [
      (GL_TEXTURE_MIN_FILTER, filter), (GL_TEXTURE_MAG_FILTER, filter),
      (GL_TEXTURE_WRAP_S, wrap ?? GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, wrap ?? GL_CLAMP_TO_EDGE),
    ] {
      glSamplerParameteri(name, GLenum(parameter), value)
    }
  }

  deinit {
    var name = name
    glDeleteSamplers(1, &name)
  }

  /// Runs `body` with `unit` read this way.
  package func bound<R, Failure>(
    to unit: Int, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    glBindSampler(GLuint(unit), name)
    defer { glBindSampler(GLuint(unit), 0) }
    return try body()
  }
}

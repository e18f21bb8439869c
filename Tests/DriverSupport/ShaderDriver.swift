internal import CEGL
internal import COpenGL
internal import Glibc

/// Compiles fragment programs with the machine's OpenGL driver, without a window, and draws them
/// into float pixels.
///
/// One context for the process; calls come from any thread and take turns.
package final class ShaderDriver: @unchecked Sendable {
  package static let shared = ShaderDriver()

  /// The driver's log for a program that it refused.
  package struct Rejection: Error, CustomStringConvertible {
    package let description: String
  }

  package enum Uniform: Sendable {
    case floats([Float])
    case integers([Int32])
    case unsigned([UInt32])
    /// RGBA pixels, the first row first.
    case texture(width: Int, height: Int, pixels: [Float])
    /// Texels of a buffer texture with 1, 2 or 4 channels.
    case buffer([Float], channels: Int)
  }

  private let display: EGLDisplay?
  private let context: EGLContext?
  private var lock = pthread_mutex_t()

  private init() {
    pthread_mutex_init(&lock, nil)
    display = eglGetPlatformDisplay(EGLenum(EGL_PLATFORM_SURFACELESS_MESA), nil, nil)
    context = Self.newContext(on: display)
  }

  private static func newContext(on display: EGLDisplay?) -> EGLContext? {
    eglInitialize(display, nil, nil)
    eglBindAPI(EGLenum(EGL_OPENGL_API))  // counts for this thread alone
    let attributes: [EGLint] = [
      EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
      EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE,
    ]
    return eglCreateContext(display, nil, nil, attributes)
  }

  /// Draws the program on every pixel and returns RGBA floats, the top row first.
  ///
  /// - Parameter vertex: The vertex program, which ends in `corners`; `nil` for one that does no
  ///   more.
  package func draw(
    _ fragment: String, vertex: String? = nil, width: Int, height: Int,
    uniforms: [String: Uniform] = [:]
  ) throws -> [Float] {
    try current {
      let program = try link(fragment, vertex: vertex ?? Self.vertex)
      defer { glDeleteProgram(program) }
      return render(program, width, height, uniforms)
    }
  }

  /// Compiles and links; throws what the driver says.
  package func check(_ fragment: String) throws {
    try current { glDeleteProgram(try link(fragment)) }
  }

  private func current<R>(_ body: () throws -> R) rethrows -> R {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    eglMakeCurrent(display, nil, nil, context)
    defer { eglMakeCurrent(display, nil, nil, nil) }
    return try body()
  }

  /// The statement of a vertex program that has every pixel drawn.
  package static let corners =
    "gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);"

  private static let vertex = "#version 330 core\nvoid main() { \(corners) }"

  private func link(_ fragment: String, vertex: String = vertex) throws -> GLuint {
    let program = glCreateProgram()
    for (kind, source) in [(GL_VERTEX_SHADER, vertex), (GL_FRAGMENT_SHADER, fragment)] {
      let shader = glCreateShader(GLenum(kind))
      defer { glDeleteShader(shader) }
      source.withCString { text in
        var pointer: UnsafePointer<CChar>? = text
        glShaderSource(shader, 1, &pointer, nil)
      }
      glCompileShader(shader)
      var status: GLint = 0
      glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &status)
      guard status == GL_TRUE else {
        let log = text { glGetShaderInfoLog(shader, $0, nil, $1) }
        glDeleteProgram(program)
        throw Rejection(description: log)
      }
      glAttachShader(program, shader)
    }
    glLinkProgram(program)
    var status: GLint = 0
    glGetProgramiv(program, GLenum(GL_LINK_STATUS), &status)
    guard status == GL_TRUE else {
      let log = text { glGetProgramInfoLog(program, $0, nil, $1) }
      glDeleteProgram(program)
      throw Rejection(description: log)
    }
    return program
  }

  private func text(_ fill: (GLsizei, UnsafeMutablePointer<GLchar>?) -> Void) -> String {
    var buffer = [GLchar](repeating: 0, count: 16384)
    buffer.withUnsafeMutableBufferPointer { fill(GLsizei($0.count), $0.baseAddress) }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func render(
    _ program: GLuint, _ width: Int, _ height: Int, _ uniforms: [String: Uniform]
  ) -> [Float] {
    var target: GLuint = 0
    var framebuffer: GLuint = 0
    var vertices: GLuint = 0
    glGenTextures(1, &target)
    glGenFramebuffers(1, &framebuffer)
    glGenVertexArrays(1, &vertices)
    glBindTexture(GLenum(GL_TEXTURE_2D), target)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_RGBA32F, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
      GLenum(GL_FLOAT), nil)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), target, 0)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    glUseProgram(program)
    var owned: [(textures: [GLuint], buffers: [GLuint])] = []
    for (unit, (name, value)) in uniforms.enumerated() {
      owned.append(set(name, value, in: program, unit: unit))
    }
    glBindVertexArray(vertices)
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
    var pixels = [Float](repeating: 0, count: width * height * 4)
    glReadPixels(0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGBA), GLenum(GL_FLOAT), &pixels)
    for item in owned {
      glDeleteTextures(GLsizei(item.textures.count), item.textures)
      glDeleteBuffers(GLsizei(item.buffers.count), item.buffers)
    }
    glDeleteFramebuffers(1, &framebuffer)
    glDeleteTextures(1, &target)
    glDeleteVertexArrays(1, &vertices)
    let row = width * 4
    return (0..<height).reversed().flatMap { pixels[($0 * row)..<(($0 + 1) * row)] }
  }

  private func set(
    _ name: String, _ value: Uniform, in program: GLuint, unit: Int
  ) -> (textures: [GLuint], buffers: [GLuint]) {
    let place = glGetUniformLocation(program, name)
    switch value {
    case .floats(let v):
      switch v.count {
      case 1: glUniform1fv(place, 1, v)
      case 2: glUniform2fv(place, 1, v)
      case 3: glUniform3fv(place, 1, v)
      default: glUniform4fv(place, 1, v)
      }
    case .integers(let v):
      switch v.count {
      case 1: glUniform1iv(place, 1, v)
      case 2: glUniform2iv(place, 1, v)
      case 3: glUniform3iv(place, 1, v)
      default: glUniform4iv(place, 1, v)
      }
    case .unsigned(let v):
      glUniform1uiv(place, 1, v)
    case .texture(let width, let height, let pixels):
      var texture: GLuint = 0
      glGenTextures(1, &texture)
      glActiveTexture(GLenum(GL_TEXTURE0 + Int32(unit)))
      glBindTexture(GLenum(GL_TEXTURE_2D), texture)
      glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA32F, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
        GLenum(GL_FLOAT), pixels)
      for (setting, choice) in [
        (GL_TEXTURE_MIN_FILTER, GL_LINEAR), (GL_TEXTURE_MAG_FILTER, GL_LINEAR),
        (GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE),
      ] {
        glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(setting), choice)
      }
      glUniform1i(place, GLint(unit))
      return ([texture], [])
    case .buffer(let values, let channels):
      var buffer: GLuint = 0
      var texture: GLuint = 0
      glGenBuffers(1, &buffer)
      glBindBuffer(GLenum(GL_TEXTURE_BUFFER), buffer)
      glBufferData(
        GLenum(GL_TEXTURE_BUFFER), GLsizeiptr(values.count * 4), values, GLenum(GL_STATIC_DRAW))
      glGenTextures(1, &texture)
      glActiveTexture(GLenum(GL_TEXTURE0 + Int32(unit)))
      glBindTexture(GLenum(GL_TEXTURE_BUFFER), texture)
      let format = channels == 1 ? GL_R32F : channels == 2 ? GL_RG32F : GL_RGBA32F
      glTexBuffer(GLenum(GL_TEXTURE_BUFFER), GLenum(format), buffer)
      glUniform1i(place, GLint(unit))
      return ([texture], [buffer])
    }
    return ([], [])
  }
}

internal import COpenGL

/// A compiled program, of use to the same driver only.
nonisolated package struct ProgramBinary: Sendable, Hashable {
  /// The driver's number for the layout of the bytes.
  package let format: UInt32
  package let bytes: [UInt8]

  package init(format: UInt32, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}

/// A vertex and a fragment shader, linked.
///
/// It may be made with one context and drawn with another, where both share their objects.
nonisolated package struct Program: ~Copyable, Sendable {
  let name: GLuint
  /// Whether it was restored from a binary, so that nothing was compiled.
  package let isRestored: Bool

  /// Compiles and links.
  ///
  /// - Parameters:
  ///   - vertex: GLSL 3.30 of the vertex stage.
  ///   - fragment: GLSL 3.30 of the fragment stage.
  ///   - label: Shown by graphics debuggers and in errors.
  /// - Throws: `GraphicsError.programRejected` with the driver's whole log.
  package init(vertex: String, fragment: String, label: String) throws(GraphicsError) {
    name = try Self.link(vertex: vertex, fragment: fragment, label: label)
    isRestored = false
    setLabel(label, of: name, kind: GL_PROGRAM)
  }

  /// Returns why the driver refuses a fragment shader; `nil` if it compiles. Nothing is linked, so
  /// functions may be declared and not defined, and no machine code is made.
  package static func refusal(ofFragment fragment: String, label: String) -> GraphicsError? {
    do throws(GraphicsError) {
      glDeleteShader(try compile(fragment, as: GL_FRAGMENT_SHADER, label: label))
      return nil
    } catch {
      return error
    }
  }

  /// Restores a program from its binary; `nil` if this driver does not accept it.
  package init?(binary: ProgramBinary, label: String) {
    guard DriverDescription.hasProgramBinaries else { return nil }
    let name = glCreateProgram()
    let isKnown = GraphicsError.asideFromFailures {
      binary.bytes.withUnsafeBytes {
        glProgramBinary(name, binary.format, $0.baseAddress, GLsizei($0.count))
      }
      // A format it does not know is an error of its own, which must not stay for a later call.
      return GraphicsError.takenFailure() == nil
    }
    var linked: GLint = 0
    if isKnown { glGetProgramiv(name, GLenum(GL_LINK_STATUS), &linked) }
    guard linked != 0 else {
      glDeleteProgram(name)
      return nil
    }
    self.name = name
    isRestored = true
    setLabel(label, of: name, kind: GL_PROGRAM)
  }

  /// The compiled program; `nil` if the driver does not hand it out. See
  /// `DriverDescription.hasProgramBinaries`.
  package var binary: ProgramBinary? {
    guard DriverDescription.hasProgramBinaries else { return nil }
    var length: GLint = 0
    glGetProgramiv(name, GLenum(GL_PROGRAM_BINARY_LENGTH), &length)
    guard length > 0 else { return nil }
    var format: GLenum = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      var written: GLsizei = 0
      glGetProgramBinary(name, length, &written, &format, buffer.baseAddress)
      count = Int(written)
    }
    return bytes.isEmpty ? nil : ProgramBinary(format: format, bytes: bytes)
  }

  deinit { glDeleteProgram(name) }

  /// Returns where to write the uniform `name`; -1, to which writing has no effect, if the program
  /// does not use it.
  package func location(of uniform: String) -> Int32 { glGetUniformLocation(name, uniform) }

  /// Runs `body` with this program in use.
  package func inUse<R, Failure>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    glUseProgram(name)
    defer { glUseProgram(0) }
    return try body()
  }

  /// Writes an array of `vec4`, four floats each. The program must be in use.
  package func setVectors(_ values: [Float], at location: Int32) {
    precondition(values.count % 4 == 0, "vec4 arrays hold fours, got \(values.count) floats")
    glUniform4fv(location, GLsizei(values.count / 4), values)
  }

  /// Writes a scalar or a vector. The program must be in use.
  ///
  /// - Parameters:
  ///   - numbers: 1 to 4, as many as the type has; whole numbers are cut, switches are on where the
  ///     number is not 0.
  ///   - type: In GLSL, such as `ivec2`.
  package func set(_ numbers: [Float], as type: String, at location: Int32) {
    let whole = numbers.map { $0.magnitude < 0x1p31 ? GLint($0) : 0 }
    let positive = whole.map { GLuint(bitPattern: $0) }
    switch (type.first, numbers.count) {
    case ("i", 1): glUniform1iv(location, 1, whole)
    case ("i", 2): glUniform2iv(location, 1, whole)
    case ("i", 3): glUniform3iv(location, 1, whole)
    case ("i", _): glUniform4iv(location, 1, whole)
    case ("u", 1): glUniform1uiv(location, 1, positive)
    case ("u", 2): glUniform2uiv(location, 1, positive)
    case ("u", 3): glUniform3uiv(location, 1, positive)
    case ("u", _): glUniform4uiv(location, 1, positive)
    case (_, 1): glUniform1fv(location, 1, numbers)
    case (_, 2): glUniform2fv(location, 1, numbers)
    case (_, 3): glUniform3fv(location, 1, numbers)
    default: glUniform4fv(location, 1, numbers)
    }
  }

  /// Writes which texture unit a sampler reads. The program must be in use.
  package func setSampler(_ unit: Int, at location: Int32) { glUniform1i(location, GLint(unit)) }

  private static func link(
    vertex: String, fragment: String, label: String
  ) throws(GraphicsError) -> GLuint {
    let vertexShader = try compile(vertex, as: GL_VERTEX_SHADER, label: label)
    defer { glDeleteShader(vertexShader) }
    let fragmentShader = try compile(fragment, as: GL_FRAGMENT_SHADER, label: label)
    defer { glDeleteShader(fragmentShader) }
    let name = glCreateProgram()
    if DriverDescription.hasProgramBinaries {
      glProgramParameteri(name, GLenum(GL_PROGRAM_BINARY_RETRIEVABLE_HINT), GL_TRUE)
    }
    glAttachShader(name, vertexShader)
    glAttachShader(name, fragmentShader)
    glLinkProgram(name)
    glDetachShader(name, vertexShader)
    glDetachShader(name, fragmentShader)
    var linked: GLint = 0
    glGetProgramiv(name, GLenum(GL_LINK_STATUS), &linked)
    if linked != 0 { return name }
    defer { glDeleteProgram(name) }
    var length: GLint = 0
    glGetProgramiv(name, GLenum(GL_INFO_LOG_LENGTH), &length)
    throw .programRejected(
      label: label, log: text(length: length) { glGetProgramInfoLog(name, length, nil, $0) })
  }

  private static func compile(
    _ source: String, as kind: Int32, label: String
  ) throws(GraphicsError) -> GLuint {
    let shader = glCreateShader(GLenum(kind))
    source.withCString { text in
      var lines: UnsafePointer<GLchar>? = text
      glShaderSource(shader, 1, &lines, nil)
    }
    glCompileShader(shader)
    var compiled: GLint = 0
    glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
    if compiled != 0 { return shader }
    defer { glDeleteShader(shader) }
    var length: GLint = 0
    glGetShaderiv(shader, GLenum(GL_INFO_LOG_LENGTH), &length)
    throw .programRejected(
      label: label, log: text(length: length) { glGetShaderInfoLog(shader, length, nil, $0) })
  }

  private static func text(
    length: GLint, _ fill: (UnsafeMutablePointer<GLchar>?) -> Void
  ) -> String {
    guard length > 0 else { return "(the driver gave no reason)" }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      buffer.withMemoryRebound(to: GLchar.self) { fill($0.baseAddress) }
      count = Int(length)
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

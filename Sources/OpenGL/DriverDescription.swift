internal import COpenGL

/// The driver's name and version, and what it can do; asked once a context.
nonisolated package struct DriverDescription: Sendable, Hashable {
  package let renderer: String
  package let version: String
  package let vendor: String
  /// How many 4-component varyings may pass from the vertex to the fragment stage.
  package let maxVaryingVectors: Int
  /// The longest side of a texture that can be drawn into, in pixels.
  package let maxTextureSide: Int

  /// Whether the driver runs shaders on the processor.
  package var isSoftware: Bool { Quirks.isSoftware(renderer: renderer) }

  /// Asks the current context.
  ///
  /// - Throws: `GraphicsError.tooOld` below OpenGL 3.3.
  package init() throws(GraphicsError) {
    renderer = Self.string(GL_RENDERER)
    version = Self.string(GL_VERSION)
    vendor = Self.string(GL_VENDOR)
    let major = Self.integer(GL_MAJOR_VERSION)
    let minor = Self.integer(GL_MINOR_VERSION)
    guard (major, minor) >= (3, 3) else {
      throw .tooOld(found: version.isEmpty ? "none" : version)
    }
    maxVaryingVectors = Self.integer(GL_MAX_VARYING_COMPONENTS) / 4
    maxTextureSide = Self.currentTextureSide
  }

  /// The longest side, in pixels, of a texture of the current context that can be drawn into.
  package static var currentTextureSide: Int {
    var viewport: [GLint] = [0, 0]
    glGetIntegerv(GLenum(GL_MAX_VIEWPORT_DIMS), &viewport)
    return ([integer(GL_MAX_TEXTURE_SIZE)] + viewport.map { Int($0) }).min() ?? 0
  }

  /// Whether the driver hands out the binaries of programs, and takes them back; asked once.
  package static let hasProgramBinaries: Bool = {
    guard hasExtension("GL_ARB_get_program_binary") else { return false }
    return integer(GL_NUM_PROGRAM_BINARY_FORMATS) > 0
  }()

  /// Whether the current context has an extension: calling an entry point of a missing one crashes.
  static func hasExtension(_ name: String) -> Bool {
    (0..<GLuint(max(0, integer(GL_NUM_EXTENSIONS)))).contains { index in
      glGetStringi(GLenum(GL_EXTENSIONS), index).map { String(cString: $0) } == name
    }
  }

  /// Version of the current context, whatever it is; for messages when it is too old.
  package static var currentVersion: String { string(GL_VERSION) }

  private static func string(_ name: Int32) -> String {
    glGetString(GLenum(name)).map { String(cString: $0) } ?? ""
  }

  private static func integer(_ name: Int32) -> Int {
    var value: GLint = 0
    glGetIntegerv(GLenum(name), &value)
    return Int(value)
  }
}

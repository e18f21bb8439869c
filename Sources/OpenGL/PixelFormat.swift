internal import COpenGL

/// The precision in which a texture stores colors.
nonisolated package enum PixelFormat: Sendable, Hashable {
  /// RGBA, 8 bits each: 0…1.
  case bytes
  /// RGBA, 32-bit floating point each: any value.
  case floats

  var internalFormat: GLint { self == .bytes ? GL_RGBA8 : GL_RGBA32F }

  /// How a channel of it is read and written.
  var channelType: GLenum { GLenum(self == .bytes ? GL_UNSIGNED_BYTE : GL_FLOAT) }
}

internal import COpenGL

/// A texture that a sampler of some kind can read.
nonisolated package protocol BindableTexture: ~Copyable {
  var object: TextureObject { get }
}

/// The name of a texture, and what it is bound to.
nonisolated package struct TextureObject {
  /// `GL_TEXTURE_2D` and the like.
  let target: GLenum
  let name: GLuint
}

nonisolated extension BindableTexture where Self: ~Copyable {
  /// Runs `body` with this texture bound to `unit`.
  package func bound<R, Failure>(
    to unit: Int, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    bind(to: unit)
    defer {
      glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(unit))
      glBindTexture(object.target, 0)
    }
    return try body()
  }

  /// Binds it to `unit` until another texture is.
  package func bind(to unit: Int) {
    glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(unit))
    glBindTexture(object.target, object.name)
  }
}

/// A shader that must not be drawn.
package struct UnsafeShader: Error, Sendable, CustomStringConvertible {
  package let description: String
}

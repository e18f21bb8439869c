/// A shader function with the arguments of one call, as in SwiftUI.
///
/// ```swift
/// Shader("dent", .float2(120, 35), .float(90), .float(14))
/// ```
///
/// Arguments bind by position; `position`, `color` and `layer` are supplied by the renderer. Whether the arguments of a
/// scene fit the functions' headers is checked by a test, without a GPU.
package struct Shader: Sendable, Hashable {
  package enum Argument: Sendable, Hashable {
    case float(Double)
    case float2(Double, Double)
    case float3(Double, Double, Double)
    case float4(Double, Double, Double, Double)
    /// Becomes premultiplied on the way in.
    case color(Color)
    /// Elements of `components` numbers, one unless told otherwise, for `samplerBuffer name, int count`.
    case floatArray([Double], components: Int = 1)
    /// Premultiplied on the way in, four numbers an element.
    case colorArray([Color])
    /// For a `sampler2D`, whose first row is the image's top.
    case image(Image)
    /// x, y, width and height of the layer the shader is applied to, in its user space.
    case boundingRect
  }

  /// Name of the function in the renderer's library: for ours the base name of its file.
  package let function: String
  package let arguments: [Argument]

  package init(_ function: String, _ arguments: Argument...) {
    self.init(function, arguments)
  }

  package init(_ function: String, _ arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

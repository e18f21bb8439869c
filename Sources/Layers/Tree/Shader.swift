/// A shader function with the arguments of one call, as in SwiftUI.
///
/// ```swift
/// Shader("dent", .float2(120, 35), .float(90), .float(14))
/// ```
///
/// Arguments bind by position; `position`, `color` and `layer` are supplied by the renderer.
/// Whether the arguments of a scene fit the functions' headers is checked by a test, without a GPU.
package struct Shader: Sendable, Hashable {
  package enum Argument: Sendable, Hashable {
    case float(Double)
    case float2(Double, Double)
    case float3(Double, Double, Double)
    case float4(Double, Double, Double, Double)
    /// A specialization constant of 1 to 4 components: a literal in the program, so that the driver
    /// computes ahead what depends on it.
    ///
    /// Only for parameters whose header says "Specialization: constant." Every value is a program
    /// of its own, so it should rarely change and take few values. A plan that is made without
    /// specialization passes it like any other number.
    case constant([Double])
    /// Becomes premultiplied on the way in.
    case color(Color)
    /// Elements of `components` numbers, one if left out, for `samplerBuffer name, int count`.
    case floatArray([Double], components: Int = 1)
    /// Premultiplied on the way in, four numbers an element.
    case colorArray([Color])
    /// For a `sampler2D`, whose first row is the image's top.
    case image(Image, Sampling = .standard)
    /// For a `samplerCube`.
    case cube(CubeImage, Sampling)
    /// For a `sampler2D`: a layer as large as the one that is filled, drawn in its pixels; the
    /// first row is its bottom.
    case layer(Layer, Sampling = .standard)
    /// In a simulation, for a `sampler2D`: what one of its passes drew.
    case drawing(Simulation.Drawing, Sampling)
    /// x, y, width and height of the layer the shader is applied to, in its user space.
    case boundingRect
    /// Width and height of the layer in points; in a simulation, those of the pass's buffer.
    case size
    /// The pixel being drawn, in the layer's unit space; cheaper than dividing by the size.
    case unitPosition
    /// As many numbers of a measure as there are `components`.
    case raster(RasterMeasure, components: Int = 1)
    /// Points that become pixels.
    case pixels([Double])
    /// Points that become whole pixels, rounded down, each multiplied by its sign.
    case wholePixels([Double], signs: [Double])
    /// In a simulation: seconds of the frame.
    case frameTime
    /// In a simulation: frames before this one.
    case frameNumber
    /// In a simulation: numbers, or an image, that are others in the frames before which there are
    /// so many. The other arguments are of the same kind.
    indirect case framed(Argument, exceptions: [Int: Argument])
  }

  /// Name of the function in the renderer's library: for built-in ones the base name of the file.
  package let function: String
  package let arguments: [Argument]
  /// Whether every color it returns is opaque and depends on nothing that lies below, which is not
  /// drawn then.
  package var isOpaque = false
  /// Whether its color is opaque where the layer is: at all places that are at most the largest
  /// sample offset away. It samples none beyond.
  package var keepsOpacity = false
  /// Whether it is a modifier's own function, which no caller names. It changes what is drawn and
  /// not what surrounds it: a color function returns clear for clear.
  package private(set) var isModifier = false

  package init(_ function: String, _ arguments: Argument...) {
    self.init(function, arguments)
  }

  package init(_ function: String, _ arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// A call that a modifier consists of, such as `blur(radius:)`.
  package static func modifier(_ function: String, _ arguments: Argument...) -> Shader {
    modifier(function, arguments)
  }

  package static func modifier(_ function: String, _ arguments: [Argument]) -> Shader {
    var shader = Shader(function, arguments)
    shader.isModifier = true
    return shader
  }
}

extension Shader.Argument {
  /// 1 to 4 numbers as an ordinary argument.
  package static func numbers(_ numbers: [Double]) -> Shader.Argument {
    switch numbers.count {
    case 1: .float(numbers[0])
    case 2: .float2(numbers[0], numbers[1])
    case 3: .float3(numbers[0], numbers[1], numbers[2])
    default: .float4(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  /// The components of a number, a vector or a constant; `nil` for any other argument.
  package var components: [Double]? {
    switch self {
    case .float(let x): [x]
    case .float2(let x, let y): [x, y]
    case .float3(let x, let y, let z): [x, y, z]
    case .float4(let x, let y, let z, let w): [x, y, z, w]
    case .constant(let numbers): numbers
    default: nil
    }
  }
}

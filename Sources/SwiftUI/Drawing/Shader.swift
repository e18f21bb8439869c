internal import Layers

/// A call of a shader function: an effect of a view, or a fill.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether the function's colors are mixed with noise, so that no bands are seen. The renderer
  /// dithers what it draws anyway.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// A value that is passed to a shader function.
  public struct Argument: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      /// 1 to 4 numbers.
      case numbers([Float])
      case color(Color)
      case floatArray([Float])
      case colorArray([Color])
      case boundingRect
      case image(Image)
      case data(Data)
    }

    let value: Value

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Float(x)]))
    }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y)]))
    }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z)]))
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }

    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }

    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }

    public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }

    /// Numbers for a parameter that is a pointer, with their count.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .floatArray(array))
    }

    /// The bounds of the view or of the shape that is filled: x, y, width and height.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }

    /// Colors for a parameter that is a pointer, with their count.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(value: .colorArray(array))
    }

    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    /// Bytes for a parameter that is a pointer, with their count.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// The ways to use a shader.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Prepares the shader for a use. The renderer prepares programs by itself.
  public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let call = ShaderNumbers(self, in: environment)
    return _Paint(kind: call.kind, numbers: call.numbers) { .shader(call.shader(with: $0)) }
  }
}

/// A shader's call as its numbers, which are animated, and all else.
struct ShaderNumbers {
  /// The function and the form of its arguments: calls of the same are mixed.
  let kind: AnyHashable
  let numbers: [Double]
  private let name: String
  private let forms: [Form]

  private enum Form: Hashable {
    case vector(Int)
    case color
    case floats(Int)
    case colors(Int)
    case fixed(Layers.Shader.Argument)
  }

  init(_ shader: Shader, in environment: EnvironmentValues) {
    let context = environment.colorContext
    var numbers: [Double] = []
    var forms: [Form] = []
    for argument in shader.arguments {
      switch argument.value {
      case .numbers(let values):
        forms.append(.vector(values.count))
        numbers += values.map(Double.init)
      case .color(let color):
        forms.append(.color)
        numbers += color.layersColor(in: context).mixingNumbers
      case .floatArray(let values):
        forms.append(.floats(values.count))
        numbers += values.map(Double.init)
      case .colorArray(let colors):
        forms.append(.colors(colors.count))
        numbers += colors.flatMap { $0.layersColor(in: context).mixingNumbers }
      case .boundingRect: forms.append(.fixed(.boundingRect))
      case .image(let image): forms.append(.fixed(image.shaderArgument(in: environment)))
      case .data(let data):
        forms.append(.fixed(.floatArray(data.map(Double.init), components: 1)))
      }
    }
    let library = shader.function.library.path
    name = library.isEmpty ? shader.function.name : "\(library)#\(shader.function.name)"
    self.numbers = numbers
    self.forms = forms
    kind = AnyHashable([AnyHashable(name), AnyHashable(forms)])
  }

  /// The call with other numbers.
  func shader(with numbers: [Double]) -> Layers.Shader {
    var rest = numbers[...]
    func take(_ count: Int) -> ArraySlice<Double> {
      let taken = rest.prefix(count)
      rest = rest.dropFirst(count)
      return taken
    }
    let arguments = forms.map { form -> Layers.Shader.Argument in
      switch form {
      case .vector(let count): .numbers(Array(take(count)))
      case .color: .color(Layers.Color(mixingNumbers: take(4)))
      case .floats(let count): .floatArray(Array(take(count)))
      case .colors(let count):
        .colorArray((0..<count).map { _ in Layers.Color(mixingNumbers: take(4)) })
      case .fixed(let argument): argument
      }
    }
    return Layers.Shader(name, arguments)
  }
}

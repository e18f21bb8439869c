import Foundation

@dynamicMemberLookup public struct ShaderLibrary {
  public static subscript(dynamicMember name: String) -> ShaderFunction { fatalError() }
}

@dynamicCallable public struct ShaderFunction {
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { fatalError() }
}

public struct Shader: ShapeStyle {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { fatalError() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { fatalError() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      fatalError()
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { fatalError() }
    public static func float2(_ point: CGPoint) -> Argument { fatalError() }
    public static func float2(_ size: CGSize) -> Argument { fatalError() }
    public static var boundingRect: Argument { fatalError() }
    public static func color(_ color: Color) -> Argument { fatalError() }
    public static func colorArray(_ array: [Color]) -> Argument { fatalError() }
    public static func floatArray(_ array: [Float]) -> Argument { fatalError() }
    public static func image(_ image: Image) -> Argument { fatalError() }
  }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    EmptyView()
  }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { EmptyView() }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { EmptyView() }
}

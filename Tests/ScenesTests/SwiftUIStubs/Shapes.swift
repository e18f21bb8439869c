import Foundation

public protocol ShapeStyle: Sendable {}

public struct AnyGradient: ShapeStyle {}

public struct Color: View, ShapeStyle, Hashable {
  public typealias Body = Never
  public var body: Never { fatalError() }
  nonisolated public init(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {}
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
  nonisolated public var gradient: AnyGradient { fatalError() }
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved { fatalError() }
  public struct Resolved {
    public var red: Float, green: Float, blue: Float, opacity: Float
  }
  nonisolated public static let red = Color(red: 0, green: 0, blue: 0)
  nonisolated public static let orange = red
  nonisolated public static let yellow = red
  nonisolated public static let green = red
  nonisolated public static let blue = red
  nonisolated public static let purple = red
  nonisolated public static let pink = red
  nonisolated public static let indigo = red
  nonisolated public static let white = red
  nonisolated public static let black = red
  nonisolated public static let clear = red
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}

public struct Gradient: ShapeStyle {
  public struct Stop: Sendable {
    public init(color: Color, location: CGFloat) {}
  }
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let top = UnitPoint(x: 0, y: 0)
  public static let bottom = top
  public static let leading = top
  public static let trailing = top
  public static let topLeading = top
  public static let bottomTrailing = top
  public static let center = top
}

public struct LinearGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct MeshGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

public protocol VectorArithmetic: AdditiveArithmetic {}
extension Double: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

public struct EmptyAnimatableData: VectorArithmetic {
  public static var zero: Self { fatalError() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { fatalError() }
    set {}
  }
}

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View { EmptyView() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View { EmptyView() }
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { fatalError() }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    fatalError()
  }
}

public struct RotatedShape<Content: Shape>: Shape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct ScaledShape<Content: Shape>: Shape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter) {}
}

nonisolated public protocol InsettableShape: Shape {}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View { EmptyView() }
}

public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addCurve(to p: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func closeSubpath() {}
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

public struct Rectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Circle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

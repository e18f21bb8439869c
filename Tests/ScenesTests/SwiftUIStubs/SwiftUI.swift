// What of SwiftUI the copied views use, as its documentation declares it: names, labels, types and
// defaults, without any of what it does. A copied view is type-checked against this module.
@_exported import Foundation

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without parts.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

public struct TupleView<T>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier>: PrimitiveView {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct ModifierContent<Modifier>: PrimitiveView {}

// MARK: - State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding where Value: MutableCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public var displayScale: CGFloat { fatalError() }
}

// MARK: - Shapes and colors

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
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
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

// MARK: - Shaders

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

// MARK: - Visual effects and scrolling

public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { fatalError() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { fatalError() }
}

public protocol CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { fatalError() }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
}

public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum ScrollTransitionPhase: Sendable, Equatable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() }
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static var alwaysByOne: LimitBehavior { fatalError() }
  }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { fatalError() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { fatalError() }
}

public struct ScrollIndicatorVisibility: Sendable {
  public static var hidden: ScrollIndicatorVisibility { fatalError() }
}

public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { EmptyView() }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    EmptyView()
  }
  nonisolated public func scrollTransition(
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { EmptyView() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set) -> some View { EmptyView() }
  nonisolated public func contentMargins(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    EmptyView()
  }
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    EmptyView()
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { EmptyView() }
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>) -> some View { EmptyView() }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    EmptyView()
  }
}

// MARK: - Animation

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations: Bool
}

public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public static var snappy: Spring { Spring() }
  public static var bouncy: Spring { Spring() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring()
  }
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V { fromValue }
}

public struct UnitCurve: Hashable, Sendable {
  public static let easeIn = UnitCurve()
  public func value(at progress: Double) -> Double { progress }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

public struct MoveKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct LinearKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval) {}
}

public struct SpringKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}

public struct KeyframePair<Value>: KeyframeTrackContent {}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ k: K) -> K where K.Value == Value {
    k
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframePair<Value> where A.Value == Value, B.Value == Value { KeyframePair() }
}

extension View {
  nonisolated public func keyframeAnimator<Value: VectorArithmetic>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (AnimatorContent, Value) -> some View,
    @KeyframeTrackContentBuilder<Value> keyframes:
      @escaping (Value) -> some KeyframeTrackContent<Value>
  ) -> some View { EmptyView() }
  nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    EmptyView()
  }
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (AnimatorContent) -> some View
  ) -> some View { EmptyView() }
}

public struct AnimatorContent: PrimitiveView {}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { fatalError() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { fatalError() }
}

public struct TimelineViewContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {}
}

// MARK: - Transitions and text

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = TransitionContent<Self>
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { fatalError() }
}

public struct TransitionContent<T>: PrimitiveView {}

public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() }
}

public protocol TextAttribute {}

public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ number: Int) {}
  }
}

public struct Text: PrimitiveView, Sendable {
  nonisolated public init(_ key: LocalizedStringKey) {}
  nonisolated public init(verbatim: String) {}
  nonisolated public init(_ content: some StringProtocol) {}
  nonisolated public func customAttribute(_ attribute: some TextAttribute) -> Text { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }

  public struct Layout: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { fatalError() }
    public struct Line: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { fatalError() }
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct Run: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { fatalError() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { fatalError() }
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct RunSlice {
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct TypographicBounds {
      public var descent: CGFloat
      public var rect: CGRect { fatalError() }
    }
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

public struct GraphicsContext {
  public struct Filter {
    public static func blur(radius: CGFloat) -> Filter { fatalError() }
  }
  public var opacity: Double
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func addFilter(_ filter: Filter) {}
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

public struct Font: Sendable {
  public enum Design: Sendable { case `default`, rounded }
  public struct Weight: Sendable {
    public static let semibold = Weight()
  }
  public enum TextStyle: Sendable { case title, headline, footnote }
  public static func system(size: CGFloat) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static let title = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let footnote = Font()
  public func bold() -> Font { self }
}

public enum TextAlignment { case leading, center, trailing }

extension View {
  nonisolated public func transition(_ transition: some Transition) -> some View { EmptyView() }
  nonisolated public func textRenderer(_ renderer: some TextRenderer) -> some View { EmptyView() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EmptyView()
  }
}

// MARK: - Gestures and feedback

@MainActor @preconcurrency public protocol Gesture {}

public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var location: CGPoint { fatalError() }
    public var startLocation: CGPoint { fatalError() }
    public var translation: CGSize { fatalError() }
    public var velocity: CGSize { fatalError() }
  }
  nonisolated public init(minimumDistance: CGFloat = 10) {}
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}

public struct SensoryFeedback: Sendable {
  public static let impact = SensoryFeedback()
}

extension View {
  nonisolated public func gesture(_ gesture: some Gesture) -> some View { EmptyView() }
  nonisolated public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
}

// MARK: - Controls and stacks

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  public let isPressed: Bool
}

public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

public struct Toggle: PrimitiveView {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Slider: PrimitiveView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>)
  where V.Stride: BinaryFloatingPoint {}
}

public struct ColorPicker: PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct LabeledContent<Content: View>: PrimitiveView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct Image: PrimitiveView, Sendable {
  nonisolated public init(systemName: String) {}
  nonisolated public init(_ name: String) {}
  nonisolated public func resizable() -> Image { self }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = leading
}
public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}
public struct Alignment: Sendable {
  public static let center = Alignment()
  public static let bottom = center
}
public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let bottom = Set(rawValue: 1)
    public static let horizontal = Set(rawValue: 2)
  }
}
public enum ContentMode { case fit, fill }

public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

// MARK: - Modifiers

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View { EmptyView() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
  nonisolated public func accessibilityElement() -> some View { EmptyView() }
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    EmptyView()
  }
  nonisolated public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    EmptyView()
  }
  nonisolated public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  nonisolated public func clipShape(_ shape: some Shape) -> some View { EmptyView() }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { EmptyView() }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  nonisolated public func brightness(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { EmptyView() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func ignoresSafeArea() -> some View { EmptyView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { EmptyView() }
  nonisolated public func scaledToFit() -> some View { EmptyView() }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { EmptyView() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func tag(_ tag: some Hashable) -> some View { EmptyView() }
}

public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

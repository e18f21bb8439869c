/// The places at which a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// Changes the place at which scrolling would end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The place at which scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is in view then.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A scroll view whose scrolling ends.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The part of the content that was in view when scrolling began.
  public let originalTarget: ScrollTarget
  /// Points per second that the content was moved by.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames in the content of the views that scrolling ends at.
  let targets: [CGRect]
  /// The frames of the views of the content, if each is as long as the container.
  let views: [CGRect]
}

/// Ends at pages: at one more or one less than where scrolling began.
///
/// Where views are targets, or as long as the container, each of them is a page; otherwise a page
/// is as long as the container.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let (from, to) = (context.originalTarget.rect.start(axis), target.rect.start(axis))
      let stops = context.stops(axis)
      guard let here = stops.indices.min(by: { abs(stops[$0] - from) < abs(stops[$1] - from) })
      else { continue }
      let next = to > from ? here + 1 : to < from ? here - 1 : here
      target.rect.setStart(stops[min(max(0, next), stops.count - 1)], axis)
    }
  }
}

/// Ends with a view at the leading edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scrolling passes.
  public struct LimitBehavior: Sendable {
    fileprivate let isOne: Bool

    public static let automatic = LimitBehavior(isOne: false)
    public static let always = LimitBehavior(isOne: true)
    public static let alwaysByOne = LimitBehavior(isOne: true)
    public static let alwaysByFew = LimitBehavior(isOne: false)
    public static let never = LimitBehavior(isOne: false)
  }

  private let limit: LimitBehavior

  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if limit.isOne { return PagingScrollTargetBehavior().updateTarget(&target, context: context) }
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let place = target.rect.start(axis)
      guard let stop = context.stops(axis).min(by: { abs($0 - place) < abs($1 - place) }) else {
        continue
      }
      target.rect.setStart(stop, axis)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public nonisolated static var paging: PagingScrollTargetBehavior {
    PagingScrollTargetBehavior()
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehaviorContext {
  /// The offsets along an axis at which scrolling may end, in their order.
  fileprivate func stops(_ axis: Axis) -> [CGFloat] {
    let (content, container) =
      axis == .horizontal
      ? (contentSize.width, containerSize.width) : (contentSize.height, containerSize.height)
    let last = max(0, content - container)
    let views = targets.isEmpty ? self.views : targets
    guard views.isEmpty else {
      let first = views.map { $0.start(axis) }.min() ?? 0
      // Margins before the first view are there before each.
      return Set(views.map { min(max(0, $0.start(axis) - first), last) }).sorted()
    }
    guard container > 0 else { return [0] }
    return stride(from: 0, through: last, by: container).map { $0 }
  }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  fileprivate mutating func setStart(_ place: CGFloat, _ axis: Axis) {
    if axis == .horizontal { origin.x = place } else { origin.y = place }
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

/// The views of a container inside a scroll view are places to end at.
enum ScrollTargetsKey {}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the places at which scroll views in the view come to rest.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    modifier(EnvironmentModifier { $0.scrollTargetBehavior = behavior })
  }

  /// Makes the views of the container places at which scrolling ends.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(key: ScrollTargetsKey.self, value: isEnabled))
  }

  /// Makes the view a place at which scrolling ends.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

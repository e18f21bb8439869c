/// A place of a view, to be read in the coordinates of another one.
public struct Anchor<Value> {
  private let source: Source
  private weak var element: Element?

  init(_ source: Source, of element: Element) {
    self.source = source
    self.element = element
  }

  /// The part of a view that a place is.
  public struct Source {
    /// Returns the place.
    ///
    /// - Parameters:
    ///   - bounds: Those of the view, in its own coordinates.
    ///   - map: Takes a rectangle from there to where the place is read.
    fileprivate let place: (_ bounds: CGRect, _ map: (CGRect) -> CGRect) -> Value
  }

  /// The place in the coordinates of another view.
  @MainActor fileprivate func value(in reader: Element) -> Value {
    guard let element else { return source.place(.zero) { $0 } }
    let frame = element.frame
    return source.place(CGRect(origin: .zero, size: frame.size)) { rect in
      let onStage = element.convert(
        rect.offsetBy(dx: frame.minX, dy: frame.minY), to: .global)
      return reader.convertFromStage(onStage)
    }
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    guard a.element === b.element else { return false }
    let probe = CGRect(x: 3, y: 5, width: 7, height: 11)
    return a.source.place(probe) { $0 } == b.source.place(probe) { $0 }
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element.map { ObjectIdentifier($0) })
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { bounds, map in map(bounds) }
  }

  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _, map in map(r) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _, map in map(CGRect(origin: p, size: .zero)).origin }
  }

  /// A point of the view, in shares of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { bounds, map in
      let point = CGPoint(
        x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height)
      return map(CGRect(origin: point, size: .zero)).origin
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    place = { bounds, map in array.map { $0.place(bounds, map) } }
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    place = { bounds, map in anchor.map { $0.place(bounds, map) } }
  }
}

extension GeometryProxy {
  /// The place of another view, in the coordinates of this one.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) var value: T?
    nonisolated(unsafe) let anchor = anchor
    // The reader is asked for its place on the way, and by that notes what it depends on.
    _ = read { element in
      value = anchor.value(in: element)
      return [element.convert(element.frame, to: .global), anchor.frameOnStage]
    }
    guard let value else { preconditionFailure("a geometry proxy is used after its view is gone") }
    return value
  }
}

extension Anchor {
  /// Where the view of the place is on the stage.
  @MainActor fileprivate var frameOnStage: CGRect {
    element.map { $0.convert($0.frame, to: .global) } ?? .zero
  }
}

extension Element {
  /// A rectangle of the stage in the element's own coordinates.
  fileprivate func convertFromStage(_ rect: CGRect) -> CGRect {
    guard let a = convertFromStage(rect.origin),
      let b = convertFromStage(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return .zero }
    return CGRect(
      x: min(a.x, b.x) - frame.minX, y: min(a.y, b.y) - frame.minY, width: abs(b.x - a.x),
      height: abs(b.y - a.y))
  }
}

/// The size and place of a view.
public struct GeometryProxy: Sendable {
  private weak let element: Element?
  private let reads: GeometryReads?

  /// - Parameter reads: Notes what is read, so that a change of it is found.
  init(_ element: Element, reads: GeometryReads? = nil) {
    self.element = element
    self.reads = reads
  }

  public var size: CGSize { read { $0.frame.size } ?? .zero }

  /// The distances from the view's edges to the end of the unsafe area around.
  public var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsets } ?? EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return read { $0.convert($0.frame, to: space) } ?? .zero
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a view around whose space has a name, in the coordinates of this view; `nil` if
  /// there is no such view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return read { $0.bounds(ofSpaceNamed: name) } ?? nil
  }

  func read<Value: Equatable & Sendable>(
    _ value: @escaping @MainActor @Sendable (Element) -> Value
  ) -> Value? {
    MainActor.assumeIsolated {
      guard let element else { return nil }
      return reads?.note(element, value) ?? value(element)
    }
  }
}

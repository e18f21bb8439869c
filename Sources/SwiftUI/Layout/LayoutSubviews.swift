/// The views of a container, for its layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  public var layoutDirection: LayoutDirection
  private let list: [LayoutSubview]

  @MainActor
  init(
    _ elements: [SwiftUI.Element], placements: Placements, layoutDirection: LayoutDirection
  ) {
    self.layoutDirection = layoutDirection
    list = elements.enumerated().map { LayoutSubview($1, at: $0, in: placements) }
  }

  private init(_ list: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.list = list
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }

  public subscript(index: Int) -> LayoutSubview { list[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(list[bounds]), layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { list[$0] }, layoutDirection: layoutDirection)
  }

  /// Merges the positions of a line in the placed views.
  ///
  /// - Returns: The position in `bounds`; `nil` if no view sets one that leaves its container.
  func combinedAlignment(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    key.combined(
      list.map { subview in
        guard let (origin, dimensions) = subview.placed, let value = dimensions[explicit: key]
        else { return nil }
        return value + origin[key.axis] - bounds.origin[key.axis]
      })
  }
}

/// One of the views that a container was given.
///
/// It has the environment of the content that it came from: a style that is set on it here does not
/// reach into it, a modifier around it is drawn.
public nonisolated struct Subview: View, Identifiable {
  public typealias Body = Never

  /// The identity of a subview.
  public struct ID: Hashable, Sendable { fileprivate let element: ObjectIdentifier }

  fileprivate let element: Element

  public var id: ID { ID(element: ObjectIdentifier(element)) }

  public var containerValues: ContainerValues { ContainerValues() }

  @MainActor public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNode<
    Subview
  > {
    SubviewNode(view, inputs)
  }
}

/// Values that views give to the container around them; none are handed on here.
public struct ContainerValues: Sendable {}

private final class SubviewNode: _ViewNode<Subview> {
  override var elements: [Element] { [view.element] }

  override func viewDidChange(from old: Subview) {
    if old.id != view.id { elementsDidChange() }
  }
}

/// The views that a container was given.
public struct SubviewsCollection: RandomAccessCollection {
  fileprivate let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }

  public subscript(index: Int) -> Subview { views[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// Some of the views that a container was given.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

/// Views that are made of the single views of a content.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public typealias Body = Never

  fileprivate let subviews: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content

  @MainActor public static func _makeNode(
    _ view: GroupElementsOfContent, _ inputs: _NodeInputs
  ) -> _ViewNode<GroupElementsOfContent> {
    GroupElementsNode(view, inputs)
  }
}

private final class GroupElementsNode<Subviews: View, Content: View>:
  _ViewNode<GroupElementsOfContent<Subviews, Content>>
{
  private var source: _ViewNode<Subviews>?
  private var result: _ViewNode<Content>?
  /// The elements that the result was made of.
  private var known: [Element] = []

  override init(_ view: GroupElementsOfContent<Subviews, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    source = makeChild(view.subviews)
    evaluate()
  }

  override var children: [_Node] { [source, result].compactMap { $0 } }

  override var elements: [Element] { result?.elements ?? [] }

  override func childElementsDidChange() -> Bool {
    let elements = source?.elements ?? []
    if elements.count != known.count || !zip(elements, known).allSatisfy({ $0 === $1 }) {
      setNeedsEvaluation()
    }
    return true
  }

  override func viewDidChange(from old: GroupElementsOfContent<Subviews, Content>) {
    source?.update(view.subviews)
    setNeedsEvaluation()
  }

  override func evaluate() {
    clearDirty()
    known = source?.elements ?? []
    let subviews = SubviewsCollection(views: known.map { Subview(element: $0) })
    let content = tracking { view.transform(subviews) }
    guard let result else {
      result = makeChild(content)
      return
    }
    result.update(content)
  }
}

extension Group where Content: View {
  /// Creates views of the single views of a content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}

/// Views looked for in a scroll view, and the offsets that show them.
extension ScrollElement {
  /// The offset that shows a rectangle of the content.
  ///
  /// - Parameter anchor: The place in the rectangle and in the viewport, inside the margins, that
  ///   meet; `nil` scrolls as little as brings the rectangle into sight there.
  func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    let margins = margins
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ anchor: CGFloat?,
      _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      if let anchor { return start - before - anchor * (room - before - after - length) }
      return start - before < now ? start - before : max(now, start + length + after - room)
    }
    let (size, now) = (frame.size, contentOffset)
    return CGPoint(
      x: axes.contains(.horizontal)
        ? offset(
          rect.minX, rect.width, size.width, now.x, anchor?.x, margins.leading, margins.trailing)
        : now.x,
      y: axes.contains(.vertical)
        ? offset(
          rect.minY, rect.height, size.height, now.y, anchor?.y, margins.top, margins.bottom)
        : now.y)
  }

  /// The offset that shows a place; `nil` if the content has no such place.
  func offset(showing place: ScrollPlace) -> CGPoint? {
    switch place {
    case .view(let id, let anchor):
      guard let (target, views) = find(id, in: []), views.last === self else { return nil }
      return offset(showing: frameInContent(of: target), anchor: anchor)
    case .edge(let edge):
      var offset = contentOffset
      switch edge {
      case .top: offset.y = 0
      case .leading: offset.x = 0
      case .bottom: offset.y = largestOffset.y
      case .trailing: offset.x = largestOffset.x
      }
      return offset
    case .point(let x, let y):
      return CGPoint(x: x ?? contentOffset.x, y: y ?? contentOffset.y)
    }
  }

  /// The frame of an element inside, in the space of the content.
  func frameInContent(of element: Element) -> CGRect {
    element.convert(element.frame, to: .named(ScrollViewSpaceName(axis: nil)))
      .offsetBy(dx: contentOffset.x, dy: contentOffset.y)
  }

  /// The identities of the target at the leading edge, or at an anchor, from the outermost.
  func identities(at anchor: UnitPoint?) -> [AnyHashable] {
    let margins = margins
    let room = CGRect(
      x: contentOffset.x + margins.leading, y: contentOffset.y + margins.top,
      width: frame.width - margins.horizontal, height: frame.height - margins.vertical)
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    func place(_ rect: CGRect) -> CGFloat {
      let share = axis == .vertical ? anchor?.y ?? 0 : anchor?.x ?? 0
      return axis == .vertical
        ? rect.minY + share * rect.height : rect.minX + share * rect.width
    }
    let goal = place(room)
    let nearest = targets.min { abs(place($0.frame) - goal) < abs(place($1.frame) - goal) }
    return nearest?.rowIdentities ?? []
  }
}

extension Element {
  /// The element of the view with an identity, and the scroll views around it.
  func find(_ id: AnyHashable, in views: [ScrollElement]) -> (Element, [ScrollElement])? {
    if !views.isEmpty, hasIdentity(id) { return (self, views) }
    let inner = views + [self as? ScrollElement].compactMap { $0 }
    for child in children {
      if let found = child.find(id, in: inner) { return found }
    }
    return nil
  }

  /// Whether its view, or a view without elements of its own around it, has an identity.
  private func hasIdentity(_ id: AnyHashable) -> Bool { identitiesOfView.contains(id) }

  /// The identities of its view, and of views without elements of their own around it.
  private var identitiesOfView: [AnyHashable] {
    var identities: [AnyHashable] = []
    var node = node
    while let parent = node.parent {
      if let id = (parent as? any RowsNode)?.rowID(of: node) { identities.insert(id, at: 0) }
      // Views further out have an element of their own.
      if parent === self.parent?.node { break }
      node = parent
    }
    return identities
  }

  /// The identities of a row: its own, and those of the views that are all of it.
  fileprivate var rowIdentities: [AnyHashable] {
    identitiesOfView + (children.count == 1 ? children[0].rowIdentities : [])
  }
}

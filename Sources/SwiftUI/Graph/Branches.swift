/// A view that is there under an identity, for now.
struct Branch {
  let id: AnyHashable
  let view: any View
}

/// The nodes of views that come and go: the branches of a condition, the rows of a list.
///
/// Nodes are kept by identity. One whose view is gone stays until its transition has ended.
@MainActor
final class Branches {
  private unowned let owner: _Node
  private var entries: [Entry] = []
  private var byID: [AnyHashable: Entry] = [:]

  private final class Entry {
    let id: AnyHashable
    let type: any View.Type
    let node: _Node

    init(id: AnyHashable, type: any View.Type, node: _Node) {
      self.id = id
      self.type = type
      self.node = node
    }
  }

  init(owner: _Node) { self.owner = owner }

  /// All that are on screen, in their order.
  var nodes: [_Node] { entries.map(\.node) }

  /// Shows `branches`, and no others.
  ///
  /// - Parameter isFirst: Whether the owner itself has just appeared: nothing is inserted then.
  func show(_ branches: [Branch], isFirst: Bool = false) {
    var shown: [Entry] = []
    var known = byID
    byID.removeAll(keepingCapacity: true)
    var isChanged = branches.count != entries.count
    for branch in branches {
      if byID[branch.id] != nil { continue }
      if let entry = known[branch.id], entry.type == type(of: branch.view) {
        known[branch.id] = nil
        entry.node.update(erased: branch.view)
        isChanged = isChanged || entries[min(shown.count, entries.count - 1)] !== entry
        shown.append(entry)
        byID[branch.id] = entry
      } else {
        isChanged = true
        let entry = Entry(
          id: branch.id, type: type(of: branch.view), node: owner.makeChild(erased: branch.view))
        shown.append(entry)
        byID[branch.id] = entry
      }
    }
    for entry in known.values { entry.node.remove() }
    entries = shown
    if isChanged && !isFirst { owner.elementsDidChange() }
  }
}

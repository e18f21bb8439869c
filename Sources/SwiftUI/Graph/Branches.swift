/// A view that is there under an identity, for now.
struct Branch {
  let id: AnyHashable
  let view: any View
}

/// The nodes of views that come and go: the branches of a condition, the rows of a list.
///
/// Nodes are kept by identity. One whose view is gone stays until its transition has ended, and
/// turns round if the view comes back before that.
@MainActor
final class Branches {
  private unowned let owner: _Node
  /// The views that are there, in their order.
  private var entries: [BranchEntry] = []
  private var byID: [AnyHashable: BranchEntry] = [:]
  /// The views that are on their way out, in the order in which they went.
  private var leaving: [BranchEntry] = []

  init(owner: _Node) { self.owner = owner }

  /// All that are on screen.
  var nodes: [_Node] { (entries + leaving).flatMap(\.nodes) }

  /// Those of the views that are there, in their order.
  var nodesPresent: [_Node] { entries.map(\.node) }

  /// The elements of all that are on screen; those on their way out are the last.
  var elements: [Element] { (entries + leaving).flatMap(\.elements) }

  /// The identity of the view that has a node.
  func id(of node: _Node) -> AnyHashable? {
    entries.first { $0.nodes.contains { $0 === node } }?.id
  }

  /// Shows `branches`, and no others.
  ///
  /// - Parameter isFirst: Whether the owner itself has just appeared: nothing is inserted then.
  func show(_ branches: [Branch], isFirst: Bool = false) {
    removeAtOnce(allBut: branches)
    var shown: [BranchEntry] = []
    var inserted: [BranchEntry] = []
    var known = byID
    byID.removeAll(keepingCapacity: true)
    var isChanged = branches.count != entries.count
    for branch in branches {
      if byID[branch.id] != nil { continue }
      var entry: BranchEntry
      if let old = known[branch.id], old.type == type(of: branch.view) {
        known[branch.id] = nil
        entry = old
        entry.node.update(erased: branch.view)
        isChanged = isChanged || entries[min(shown.count, entries.count - 1)] !== entry
      } else {
        isChanged = true
        entry = returning(branch) ?? BranchEntry(branch, owner: owner)
        inserted.append(entry)
      }
      shown.append(entry)
      byID[branch.id] = entry
    }
    let removed = entries.filter { known[$0.id] === $0 }
    entries = shown
    guard isChanged, !isFirst else { return }
    owner.graph.needsPreferences = true
    let transaction = owner.transaction
    for entry in inserted { insert(entry, transaction) }
    for entry in removed { remove(entry, transaction) }
    owner.elementsDidChange()
  }

  /// Removes those views first that have no way out: actions of the views that take their places
  /// follow theirs.
  private func removeAtOnce(allBut branches: [Branch]) {
    guard !entries.elementsEqual(branches, by: { $0.id == $1.id }),
      entries.contains(where: \.comesAtOnce)
    else { return }
    let ids = Set(branches.map(\.id))
    for entry in entries where entry.comesAtOnce && !ids.contains(entry.id) {
      byID[entry.id] = nil
      entry.remove()
    }
    entries.removeAll { byID[$0.id] == nil }
  }

  /// The view of a branch that was on its way out, with what the branch has now.
  private func returning(_ branch: Branch) -> BranchEntry? {
    guard
      let index = leaving.firstIndex(where: {
        $0.id == branch.id && $0.type == type(of: branch.view)
      })
    else { return nil }
    let entry = leaving.remove(at: index)
    entry.node.update(erased: branch.view)
    return entry
  }

  private func insert(_ entry: BranchEntry, _ transaction: Transaction) {
    if entry.isLeaving {
      entry.appear()
      return
    }
    let isAnimated = transaction.effectiveAnimation != nil
    guard entry.beginOutside(isAnimated: isAnimated) else { return }
    // The first frame of an animation shows its start: the view has to be there before.
    withTransaction(transaction) {
      owner.graph.perform {
        if !entry.isLeaving { entry.appear() }
      }
    }
  }

  private func remove(_ entry: BranchEntry, _ transaction: Transaction) {
    guard transaction.effectiveAnimation != nil || entry.hasAnimation else {
      entry.remove()
      return
    }
    leaving.append(entry)
    entry.disappear { [weak self] in
      guard let self else { return }
      self.leaving.removeAll { $0 === entry }
      entry.remove()
      self.owner.elementsDidChange()
    }
  }
}

/// A view that comes and goes, with its node and its elements.
@MainActor
final class BranchEntry {
  let id: AnyHashable
  let type: any View.Type
  let node: _Node
  private unowned let owner: _Node
  private var wrappers: [BranchElement] = []
  /// Counts departures, so that the end of one that turned round is known.
  private var departure = 0
  private(set) var isLeaving = false

  init(_ branch: Branch, owner: _Node) {
    id = branch.id
    type = Swift.type(of: branch.view)
    node = owner.makeChild(erased: branch.view)
    self.owner = owner
  }

  var nodes: [_Node] { [node] + wrappers.compactMap(\.transition) }

  var elements: [BranchElement] {
    let old = wrappers
    wrappers = node.elements.map { element in
      if let known = old.first(where: { $0.content === element }) { return known }
      let wrapper = BranchElement(element, node: owner)
      wrapper.begin()
      return wrapper
    }
    for gone in old where !wrappers.contains(where: { $0 === gone }) { gone.transition?.remove() }
    return wrappers
  }

  /// Whether it was said that the view has no way in and out.
  var comesAtOnce: Bool { !wrappers.isEmpty && wrappers.allSatisfy(\.comesAtOnce) }

  var hasAnimation: Bool { wrappers.contains(where: \.hasAnimation) }

  /// Makes the elements of a new view, as they are before it has come in.
  ///
  /// - Parameter isAnimated: Whether the change is animated that brings the view.
  /// - Returns: Whether it has a way in.
  func beginOutside(isAnimated: Bool) -> Bool {
    var hasWay = false
    wrappers = node.elements.map { element in
      let wrapper = BranchElement(element, node: owner)
      if isAnimated || wrapper.hasAnimation, wrapper.beginOutside() {
        hasWay = true
      } else {
        wrapper.begin()
      }
      return wrapper
    }
    return hasWay
  }

  func appear() {
    isLeaving = false
    guard !node.isRemoved else { return }
    for wrapper in wrappers { wrapper.appear() }
  }

  /// Lets the view go.
  ///
  /// - Parameter end: Called when its way out is over, if it has not turned round.
  func disappear(end: @escaping () -> Void) {
    isLeaving = true
    departure += 1
    let (number, graph) = (departure, owner.graph)
    let completion = AnimationCompletion(.removed) { [weak self] in
      graph.perform {
        guard let self, self.isLeaving, self.departure == number, !self.node.isRemoved else {
          return
        }
        end()
      }
    }
    for wrapper in elements { wrapper.disappear(completion: completion) }
    graph.afterUpdate { completion.close() }
  }

  func remove() {
    node.remove()
    for wrapper in wrappers { wrapper.transition?.remove() }
  }
}

/// The node of views that come and go.
class BranchingNode<V: View>: _ViewNode<V> {
  private(set) lazy var branches = Branches(owner: self)

  override var children: [_Node] { branches.nodes }

  override var elements: [Element] { branches.elements }

  /// Views on their way out hand nothing up.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    for node in branches.nodesPresent { node.collectPreference(key, into: &value) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets, as `onDelete` reports them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, before the one that is at `destination`
  /// now, as `onMove` reports them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    func others(_ offsets: Range<Int>) -> [Element] {
      offsets.filter { !source.contains($0) }.map { all[$0] }
    }
    let sorted = others(0..<destination) + moved + others(destination..<all.count)
    for (place, element) in zip(indices, sorted) { self[place] = element }
  }
}

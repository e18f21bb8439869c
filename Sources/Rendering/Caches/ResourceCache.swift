/// Objects on the GPU that outlive a frame, each found by the value it was made from.
///
/// All that a renderer has on the GPU from one frame for the next is in caches like this: programs
/// by their keys, textures by their images, buffer textures by their numbers, textures of passes by
/// what they show. One rule ends it: what no frame has used for `lifetime` frames leaves the cache,
/// unless there is room for `capacity` objects that are not in use.
///
/// It does not know what it caches: no GL is called here but by the objects themselves, which are
/// deleted when they have no owner.
struct ResourceCache<Key: Hashable, Resource> {
  private final class Entry {
    let resource: Resource
    var lastUse: Int

    init(_ resource: Resource, lastUse: Int) {
      self.resource = resource
      self.lastUse = lastUse
    }
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  /// Resources that were made because there were none.
  private(set) var made = 0
  private let lifetime: Int
  private let capacity: Int

  /// - Parameters:
  ///   - lifetime: Frames that a resource stays after the last one that used it.
  ///   - capacity: Resources that stay however long they have not been used.
  init(lifetime: Int = 120, capacity: Int = 0) {
    self.lifetime = lifetime
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// Returns the resource of a key, without counting that as a use.
  func peek(_ key: Key) -> Resource? { entries[key]?.resource }

  /// Returns the resource of a key, and notes that the frame uses it.
  @discardableResult
  func use(_ key: Key) -> Resource? {
    guard let entry = entries[key] else { return nil }
    entry.lastUse = frame
    return entry.resource
  }

  /// Returns the resource of a key for the frame to use; `make` makes it if there is none.
  mutating func use<Failure>(
    _ key: Key, orMake make: () throws(Failure) -> Resource
  ) throws(Failure) -> Resource {
    if let known = use(key) { return known }
    let resource = try make()
    made += 1
    insert(resource, for: key)
    return resource
  }

  /// Adds a resource, as used in this frame, in place of the one that the key may have.
  mutating func insert(_ resource: Resource, for key: Key) {
    entries[key] = Entry(resource, lastUse: frame)
  }

  /// Removes and returns the resource of a key.
  @discardableResult
  mutating func remove(_ key: Key) -> Resource? { entries.removeValue(forKey: key)?.resource }

  /// Removes and returns, of the resources whose keys match, the one that was used last.
  mutating func removeLatest(where matches: (Key) -> Bool) -> Resource? {
    var latest: (key: Key, use: Int)?
    for (key, entry) in entries where matches(key) && entry.lastUse > latest?.use ?? -1 {
      latest = (key, entry.lastUse)
    }
    return latest.flatMap { remove($0.key) }
  }

  /// Removes and returns the resources that match; all of them if left out.
  @discardableResult
  mutating func removeAll(where matches: (Resource) -> Bool = { _ in true }) -> [Resource] {
    removeEntries { matches($0.resource) }
  }

  /// Removes all resources but those of `keys`.
  mutating func removeAll(but keys: Set<Key>) { entries = entries.filter { keys.contains($0.key) } }

  /// Removes and returns what none of the last frames has used.
  @discardableResult
  mutating func removeUnused(inLast frames: Int) -> [Resource] {
    let oldest = frame - frames
    return removeEntries { $0.lastUse < oldest }
  }

  /// Ends a frame: removes and returns what has not been used for too long.
  @discardableResult
  mutating func endFrame() -> [Resource] {
    defer { frame += 1 }
    guard entries.count > capacity else { return [] }
    let oldest = frame - lifetime
    return removeEntries { $0.lastUse < oldest }
  }

  /// Returns what all resources cost together.
  func cost(_ cost: (Resource) -> Int) -> Int {
    entries.values.reduce(0) { $0 + cost($1.resource) }
  }

  /// Removes and returns the resources that were used least lately, as long as all together cost
  /// more than `budget`.
  @discardableResult
  mutating func removeOldest(
    whileCostingMoreThan budget: Int, _ cost: (Resource) -> Int
  ) -> [Resource] {
    var total = self.cost(cost)
    guard total > budget else { return [] }
    var removed: [Resource] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard total > budget else { break }
      total -= cost(entry.resource)
      removed.append(entry.resource)
      entries[key] = nil
    }
    return removed
  }

  private mutating func removeEntries(where matches: (Entry) -> Bool) -> [Resource] {
    var removed: [Resource] = []
    for (key, entry) in entries where matches(entry) {
      removed.append(entry.resource)
      entries[key] = nil
    }
    return removed
  }
}

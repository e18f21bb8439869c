import Testing

@testable import Rendering

/// Lifetimes of cached resources; strings take the place of objects on the GPU.
@MainActor @Suite struct ResourceCacheTests {
  @Test func aResourceIsMadeOnce() {
    var cache = ResourceCache<Int, String>()
    for _ in 0..<3 { #expect(cache.use(1) { "one" } == "one") }
    #expect(cache.use(2) { "two" } == "two")
    #expect(cache.made == 2 && cache.count == 2)
    #expect(cache.peek(3) == nil && cache.use(3) == nil)
  }

  @Test func whatIsNotUsedLeavesAfterItsLifetime() {
    var cache = ResourceCache<Int, String>(lifetime: 2)
    cache.insert("used", for: 1)
    cache.insert("idle", for: 2)
    var removed: [[String]] = []
    for _ in 0..<5 {
      cache.use(1)
      #expect(cache.peek(1) == "used")
      removed.append(cache.endFrame())
    }
    // Idle since frame 0: there in frames 1 and 2, and gone with the third.
    #expect(removed == [[], [], [], ["idle"], []])
    #expect(cache.count == 1)
  }

  /// To look is not to use.
  @Test func whatIsOnlyLookedAtLeaves() {
    var cache = ResourceCache<Int, String>(lifetime: 0)
    cache.insert("one", for: 1)
    cache.endFrame()
    #expect(cache.peek(1) == "one")
    #expect(cache.endFrame() == ["one"])
  }

  @Test func aFewMayStayHoweverLongTheyAreNotUsed() {
    var cache = ResourceCache<Int, String>(lifetime: 1, capacity: 2)
    for key in 1...2 { cache.insert("\(key)", for: key) }
    for _ in 0..<9 { #expect(cache.endFrame() == []) }
    cache.insert("3", for: 3)
    #expect(cache.endFrame().sorted() == ["1", "2"])
    #expect(cache.peek(3) == "3")
  }

  @Test func theLatestOfThoseThatMatchIsTaken() {
    var cache = ResourceCache<Int, String>()
    for key in 1...4 {
      cache.insert("\(key)", for: key)
      cache.endFrame()
    }
    cache.use(2)
    #expect(cache.removeLatest { $0 < 4 } == "2")
    #expect(cache.removeLatest { $0 < 4 } == "3")
    #expect(cache.removeLatest { $0 > 4 } == nil)
    #expect(cache.removeAll { $0 == "4" } == ["4"])
    #expect(cache.removeAll() == ["1"])
    #expect(cache.count == 0)
  }

  @Test func whatOneAsksForStays() {
    var cache = ResourceCache<Int, String>(capacity: 9)
    for key in 1...4 { cache.insert("\(key)", for: key) }
    cache.removeAll(but: [2, 4, 5])
    #expect((1...5).map { cache.peek($0) } == [nil, "2", nil, "4", nil])
  }

  /// However many may stay where nobody asks.
  @Test func whatTheLastFramesDidNotUseLeavesAtOnce() {
    var cache = ResourceCache<Int, String>(capacity: 9)
    for key in 1...4 {
      cache.insert("\(key)", for: key)
      cache.endFrame()
    }
    cache.use(1)
    cache.endFrame()
    // Used in the frame before last, and in the last one
    #expect(cache.removeUnused(inLast: 2).sorted() == ["2", "3"])
    #expect(cache.peek(1) == "1" && cache.peek(4) == "4")
  }

  /// A maker that throws leaves nothing behind.
  @Test func whatCannotBeMadeIsNotCached() {
    struct Failure: Error {}
    var cache = ResourceCache<Int, String>()
    #expect(throws: Failure.self) {
      _ = try cache.use(1) { () throws(Failure) -> String in throw Failure() }
    }
    #expect(cache.count == 0 && cache.made == 0)
  }

  @Test func whatCostsTooMuchLeavesTheOldestFirst() {
    var cache = ResourceCache<Int, String>()
    for key in 1...4 {
      cache.insert(String(repeating: "x", count: key), for: key)
      cache.endFrame()
    }
    cache.use(1)
    #expect(cache.cost(\.count) == 10)
    #expect(cache.removeOldest(whileCostingMoreThan: 10, \.count) == [])
    #expect(cache.removeOldest(whileCostingMoreThan: 6, \.count) == ["xx", "xxx"])
    #expect(cache.peek(1) == "x" && cache.peek(4) == "xxxx")
  }
}

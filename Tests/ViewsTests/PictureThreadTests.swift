import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Views

/// Pictures that are drawn beside a caller.
@Suite struct PictureThreadTests {
  private final class Drawn: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  private let drawn = Drawn()

  @Test func aQuickPictureIsThere() {
    let thread = PictureThread { [drawn] in drawn.add("late") }
    let isDrawn = thread.draw(waiting: 1_000) { [drawn] in drawn.add("picture") }
    #expect(isDrawn && drawn.all == ["picture"])
  }

  @Test func theLatestFollowsOneThatHangs() async {
    let thread = PictureThread { [drawn] in drawn.add("late") }
    let gate = DispatchSemaphore(value: 0)
    let hangs = thread.draw(waiting: 0.01) { [drawn] in
      gate.wait()
      drawn.add("first")
    }
    let isSecondDrawn = thread.draw(waiting: 0.01) { [drawn] in drawn.add("second") }
    let isThirdDrawn = thread.draw(waiting: 0.01) { [drawn] in drawn.add("third") }
    #expect(!hangs && !isSecondDrawn && !isThirdDrawn && drawn.all.isEmpty)
    gate.signal()
    await waitUntil("both are drawn, and reported", equals: ["first", "late", "third", "late"]) {
      drawn.all
    }
  }
}

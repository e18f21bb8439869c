import Testing

@testable import TestSupport

@Suite struct WaitUntilTests {
  @Test func conditionIsAskedUntilItHolds() async {
    var calls = 0
    let holds = await waitUntil("asked three times") {
      calls += 1
      return calls == 3
    }
    #expect(holds)
    #expect(calls == 3)
  }

  @Test func timeOutIsAnIssueWithTheDescription() async {
    await withKnownIssue {
      let holds = await waitUntil("pigs fly", limit: .milliseconds(30)) { false }
      #expect(!holds)
    } matching: { issue in
      let time = Duration.milliseconds(30).granted()
      return issue.comments.map(\.rawValue) == [
        "waited \(time) and it did not become true that pigs fly"
      ]
    }
  }

  @Test func runsWithASanitizerAreWaitedForLonger() {
    #expect(Duration.seconds(60).granted(isSanitized: false) == .seconds(60))
    #expect(Duration.seconds(60).granted(isSanitized: true) == .seconds(480))
  }

  @Test func timeRunsSlowerOnABusyMachine() {
    let busy = "25.40 15.72 8.71 29/659 20040\n"
    #expect(MachineLoad.slowdown(loadAverage: busy, processors: 2) == 14.5)
    #expect(MachineLoad.slowdown(loadAverage: busy, processors: 64) == 1)
    #expect(MachineLoad.slowdown(loadAverage: "9 9 9 900/999 1", processors: 2) == 20)
    #expect(MachineLoad.slowdown(loadAverage: "", processors: 2) == 1)
  }

  /// As after a pause of the machine, or of all threads.
  @Test func aStandstillUsesNoneOfTheLimit() {
    let now = ContinuousClock.now
    let hour = MachineLoad.processorTime(between: now, and: now + .seconds(3600))
    #expect(hour > .zero && hour <= .milliseconds(50))
  }

  @Test func errorCountsAsNotYet() async {
    var calls = 0
    await waitUntil("the second call") {
      calls += 1
      if calls == 1 { throw Unready() }
      return true
    }
    #expect(calls == 2)
  }

  @Test func lastErrorIsShown() async {
    await withKnownIssue {
      await waitUntil("ready", limit: .milliseconds(30)) { throw Unready() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("; the last try said: Unready()") }
    }
  }

  @MainActor @Test func conditionRunsOnTheActorOfItsTest() async {
    await waitUntil("asked") {
      MainActor.preconditionIsolated()
      return true
    }
  }

  private struct Unready: Error {}
}

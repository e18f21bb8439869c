import Motion
import TestSupport
import Testing

@Suite struct EasedAnimationTests {
  @Test func reversingALinearAnimationTurnsInABow() throws {
    var first = EasedValue(0)
    first.animate(to: 1, at: 0, with: .linear(duration: 0.4))
    var combined = first
    for row in try GoldenTable("linear_combine").rows {
      let time = try row.number("t")
      if time > 0.2, combined.target == 1 {
        combined.animate(to: 0, at: 0.2, with: .linear(duration: 0.4))
      }
      expect(first.value(at: time), isCloseTo: try row.number("first_animation_alone"), "\(row)")
      expect(combined.value(at: time), isCloseTo: try row.number("combined"), "\(row)")
    }
    #expect(combined.isSettled(at: 0.7))
    #expect(!combined.isSettled(at: 0.5))
  }

  @Test func threeAnimationsLieOnTopOfEachOther() {
    var value = EasedValue(0)
    value.animate(to: 8, at: 0, with: .linear(duration: 1))
    value.animate(to: 0, at: 0.25, with: .linear(duration: 1))
    value.animate(to: 4, at: 0.5, with: .linear(duration: 1))
    // at 0.75: 6, then 6 + ½(0 − 6) = 3, then 3 + ¼(4 − 3) = 3.25
    expect(value.value(at: 0.75), isCloseTo: 3.25)
    expect(value.value(at: 1.5), isCloseTo: 4)
    #expect(value.target == 4)
  }

  @Test func finishedAnimationsLeaveNoTrace() {
    var long = EasedValue(0)
    for turn in 0..<5 {
      long.animate(to: Double(turn % 2), at: Double(turn), with: .linear(duration: 0.5))
    }
    var short = EasedValue(1)
    short.animate(to: 0, at: 4, with: .linear(duration: 0.5))
    #expect(long == short)
  }

  @Test func timesBeforeTheLatestChangeGiveTheValueItBeganWith() {
    var value = EasedValue(0)
    value.animate(to: 1, at: 0, with: .linear(duration: 1))
    value.animate(to: 0, at: 0.5, with: .linear(duration: 1))
    expect(value.value(at: 0.1), isCloseTo: 0.5)
  }

  @Test func aNumberAtRestStays() {
    #expect(EasedValue(3).value(at: -1) == 3)
    #expect(EasedValue(3).target == 3)
    #expect(EasedValue(3).isSettled(at: 0))
  }

  // At half time; from unit_curves.csv
  @Test(arguments: [
    (EasedAnimation.linear(duration: 2), 0.5), (.easeOut(duration: 2), 0.684643187427),
    (EasedAnimation(.easeIn, duration: 2), 0.315356812573),
    (EasedAnimation(.circularEaseIn, duration: 2), 0.133974596216),
  ])
  func progressIsEased(animation: EasedAnimation, expected: Double) {
    expect(animation.progress(at: -1), isCloseTo: 0)
    expect(animation.progress(at: 1), isCloseTo: expected)
    expect(animation.progress(at: 3), isCloseTo: 1)
  }

  @Test func impossibleAnimationsAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = EasedAnimation.linear(duration: 0) }
  }
}

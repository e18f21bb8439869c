import Motion
import TestSupport
import Testing

@Suite struct KeyframeTests {
  /// The timelines of `keyframes.csv` by the first word of their case; all start at 0.
  private static let timelines: [String: KeyframeTimeline<Double>] = {
    let tight = Spring(duration: 0.4)
    return [
      "K1": number {
        LinearKeyframe(10, duration: 0.2)
        LinearKeyframe(-10, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      },
      "K2": number { LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut) },
      "K3": number {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(-10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
      },
      "K3b": number { CubicKeyframe(10, duration: 0.4) },
      "K3c": number {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(0, duration: 0.3)
      },
      "K3d": number {
        LinearKeyframe(10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
        LinearKeyframe(5, duration: 0.2)
      },
      "K3e": number { CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0) },
      "K3f": number {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(30, duration: 0.2)
      },
      "K3g": number {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(30, duration: 0.3)
      },
      "K4": number { SpringKeyframe(10, duration: 0.4, spring: tight) },
      "K4b": number { SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3)) },
      "K4c": number {
        SpringKeyframe(10, duration: 0.2, spring: tight)
        LinearKeyframe(0, duration: 0.2)
      },
      "K4e": number {
        LinearKeyframe(10, duration: 0.2)
        SpringKeyframe(0, duration: 0.4, spring: tight)
      },
      "K5": number {
        LinearKeyframe(10, duration: 0.2)
        MoveKeyframe(-5)
        LinearKeyframe(0, duration: 0.2)
      },
      "K6": number {
        MoveKeyframe(0)
        LinearKeyframe(3, duration: 3)
      },
    ]
  }()

  @Test func everyCaseOfTheTableIsReproduced() throws {
    var cases: Set<Substring> = []
    for row in try GoldenTable("keyframes").rows {
      let name = try row.text("case").prefix { $0 != " " }
      cases.insert(name)
      let timeline = try #require(Self.timelines[String(name)], "\(row)")
      expect(
        timeline.value(time: try row.number("t")), isCloseTo: try row.number("value"), "\(row)")
    }
    #expect(cases.count == Self.timelines.count)
  }

  /// Values of Apple's framework at some times, which carry three decimals.
  private static let measured: [String: [Double: Double]] = [
    "K1": [0.1: 5, 0.2: 10, 0.3: 0, 0.4: -10, 0.5: -5, 0.6: 0],
    "K2": [
      0.05: 0.311, 0.1: 1.292, 0.15: 2.928, 0.2: 5, 0.25: 7.072, 0.3: 8.708, 0.35: 9.689,
    ],
    "K3": [
      0.05: 1.797, 0.1: 5.625, 0.15: 9.141, 0.25: 6.406, 0.3: 0, 0.35: -6.406, 0.5: -5.625,
    ],
    "K3b": [0.05: 0.430, 0.1: 1.562, 0.15: 3.164, 0.2: 5],
    "K3c": [
      0.025: 1.562, 0.05: 5, 0.075: 8.437, 0.15: 9.259, 0.2: 7.407, 0.25: 5, 0.3: 2.593,
      0.35: 0.741,
    ],
    "K3d": [0.25: 9.609, 0.3: 5.625, 0.35: 1.328, 0.5: 2.5],
    "K3e": [0.05: 2.344, 0.1: 4.375, 0.2: 7.5, 0.3: 9.375, 0.35: 9.844],
    "K3f": [0.05: 0.859, 0.1: 3.125, 0.15: 6.328, 0.25: 15.234, 0.3: 21.875, 0.35: 27.578],
    "K3g": [
      0.025: 1.211, 0.05: 4.062, 0.075: 7.383, 0.175: 16.289, 0.25: 22.812, 0.325: 27.930,
    ],
    "K4": [
      0.05: 1.860, 0.1: 4.656, 0.15: 6.819, 0.2: 8.210, 0.25: 9.029, 0.3: 9.487, 0.35: 9.734,
      0.4: 9.864, 0.6: 9.864,
    ],
    "K4b": [
      0.05: 2.105, 0.1: 5.614, 0.15: 8.343, 0.2: 9.841, 0.25: 10.396, 0.3: 10.440, 0.35: 10.298,
      0.4: 10.145, 0.5: 9.993, 0.6: 9.982,
    ],
    "K4c": [0.1: 4.656, 0.2: 8.210],
    "K4e": [0.25: 9.280, 0.3: 6.384, 0.4: 2.222, 0.6: 0.173],
    "K5": [0.1: 5, 0.2: 10, 0.25: -3.75, 0.4: 0],
    "K6": [0.5: 0.5, 1: 1, 3: 3, 4: 3],
  ]

  @Test(arguments: measured.keys.sorted())
  func agreesWithAppleMeasurements(name: String) throws {
    let timeline = try #require(Self.timelines[name])
    for (time, value) in try #require(Self.measured[name]) {
      expect(timeline.value(time: time), isCloseTo: value, within: 5.001e-4, "at \(time)")
    }
  }

  // Measured on Apple's framework: 1.273
  @Test func springWithoutDurationLastsUntilItSettles() throws {
    let timeline = try #require(Self.timelines["K4b"])
    expect(timeline.duration, isCloseTo: 1.273, within: 5e-4)
    expect(timeline.duration, isCloseTo: 1.2730088371275403)
  }

  @Test(arguments: timelines.keys.sorted())
  func velocityIsTheDerivative(name: String) throws {
    let timeline = try #require(Self.timelines[name])
    for time in stride(from: 0.0137, to: timeline.duration, by: 0.0171) {
      let difference = timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)
      expect(timeline.velocity(time: time), isCloseTo: difference / 2e-6, within: 1e-5, "\(time)")
    }
  }

  @Test func outsideTheTimelineNothingMoves() throws {
    let timeline = try #require(Self.timelines["K4"])
    #expect(timeline.velocity(time: -0.1) == 0)
    #expect(timeline.velocity(time: 0.5) == 0)
    #expect(timeline.value(time: -0.1) == 0)
  }

  @Test func aLeadingMoveCountsAtZero() {
    let timeline = number {
      MoveKeyframe(4)
      LinearKeyframe(6, duration: 1)
    }
    #expect(timeline.value(time: -0.001) == 0)
    #expect(timeline.value(time: 0) == 4)
    #expect(timeline.value(time: 0.5) == 5)
  }

  @Test func aLaterMoveShowsOnlyAfterItsTime() {
    let timeline = number {
      LinearKeyframe(10, duration: 0.5)
      MoveKeyframe(-5)
      LinearKeyframe(0, duration: 0.5)
    }
    #expect(timeline.value(time: 0.5) == 10)
    #expect(timeline.value(time: 0.5.nextUp) < -4.99)
  }

  @Test func aTrailingMoveIsTheLastValue() {
    let timeline = number {
      LinearKeyframe(10, duration: 0.5)
      MoveKeyframe(2)
    }
    #expect(timeline.value(time: 0.5.nextDown) > 9.99)
    #expect(timeline.value(time: 0.5) == 2)
    #expect(number { MoveKeyframe(3) }.value(time: 0) == 3)
  }

  @Test func springAfterAMoveStartsAtRest() {
    let timeline = number {
      LinearKeyframe(10, duration: 0.2)
      MoveKeyframe(0)
      SpringKeyframe(10, duration: 0.4, spring: Spring(duration: 0.4))
    }
    expect(timeline.value(time: 0.3), isCloseTo: 4.655839487018)  // as without a past
  }

  @Test func givenStartVelocityOverridesTheIncomingOne() {
    let timeline = number {
      LinearKeyframe(10, duration: 0.2)
      SpringKeyframe(20, duration: 0.4, spring: Spring(duration: 0.4), startVelocity: 0)
    }
    expect(timeline.value(time: 0.3), isCloseTo: 14.655839487018)
  }

  @Test func springAfterACubicTakesUpItsEndVelocity() {
    let given = number {
      CubicKeyframe(10, duration: 0.2, endVelocity: 30)
      SpringKeyframe(0, duration: 0.4)
    }
    expect(given.velocity(time: 0.2.nextUp), isCloseTo: 30, within: 1e-6)
    let open = number {
      CubicKeyframe(10, duration: 0.2)
      SpringKeyframe(0, duration: 0.4, startVelocity: -20)
    }
    expect(open.velocity(time: 0.2), isCloseTo: -20)
  }

  @Test func impossibleKeyframesAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = LinearKeyframe(1, duration: 0) }
    await #expect(processExitsWith: .failure) { _ = CubicKeyframe(1, duration: -1) }
    await #expect(processExitsWith: .failure) { _ = SpringKeyframe(1, duration: 0) }
    await #expect(processExitsWith: .failure) {
      _ = number { SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1)) }
    }
  }
}

/// Returns a timeline of a single track on a number that starts at 0.
private func number(
  @KeyframesBuilder _ keyframes: () -> [Keyframe]
) -> KeyframeTimeline<Double> {
  KeyframeTimeline(initialValue: 0) { KeyframeTrack(keyframes: keyframes) }
}

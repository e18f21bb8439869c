// Parts of HarmonicButton and HarmonicScreen.

// Part values
private static let wavesCount = 6.0
private static let amplitudes = (released: 0.5, pressed: 2.0)
private static let mixCoeffs = (released: 0.0, pressed: 1.0)
private static let speedMultipliers = (released: 1.0, pressed: 2.0)
private static let scales = (released: 1.0, pressed: 0.95)
private static let lineWidth = 1.0
private static let spring = Animation.spring(duration: 0.3, bounce: 0.0)

/// The clock adds `updateInterval` times the speed, every `updateInterval` divided by the speed,
/// but not more often than this in a second.
private static let updateInterval = 0.016
private static let mostUpdates = Double.infinity
private static let startTime = 0.0
private static let isClockHeld = false

// Part clock
private var speedMultiplier: Double {
  isPressed ? Self.speedMultipliers.pressed : Self.speedMultipliers.released
}

/// Seconds of the strings' clock in one second.
private var clockRate: Double {
  let updates = min(speedMultiplier / Self.updateInterval, Self.mostUpdates)
  return updates * Self.updateInterval * speedMultiplier
}

// Part strings
TimelineView(.animation(paused: Self.isClockHeld || speedMultiplier == 0)) { timeline in
  Rectangle()
    .colorEffect(
      ShaderLibrary.harmonicColorEffect(
        .boundingRect,
        .float(Self.wavesCount),
        .float(elapsedTime),
        .float(amplitude),
        .float(isPressed ? Self.mixCoeffs.pressed : Self.mixCoeffs.released)
      )
    )
    .onChange(of: timeline.date) { before, now in
      elapsedTime += min(now.timeIntervalSince(before), 0.1) * clockRate
    }
}

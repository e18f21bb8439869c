internal import Parameters

/// Other numbers for what is guessed, where nothing is seen of an effect with the first ones.
extension ArgumentBinding {
  /// Where it could rest instead, the best guess first, one number a component; empty if its author
  /// says where it rests.
  ///
  /// Most unseen effects are guessed too small, so larger numbers come first; a length that is
  /// given in 0…1 and guessed in points is too large. Whole numbers are left alone, as is what
  /// loops run by: those with larger numbers may not end in time.
  package var otherRests: [[Double]] {
    guard feed == .control, !isWhole, !parameter.use.isLoopLimit, source.defaultValue.isGuess,
      let range = numberRange, let rest = restNumbers
    else { return [] }
    var others: [[Double]] = []
    func add(_ numbers: [Double]) {
      let isAllowed = source.range.isGuess || numbers.allSatisfy(range.contains)
      let known = [rest, pressed ?? rest] + others
      if isAllowed, !known.contains(where: { Self.areNear($0, numbers) }) {
        others.append(numbers.map(\.roundedForReading))
      }
    }
    func add(times factor: Double) { add(rest.map { $0 * factor }) }
    add(times: 4)
    add(times: 16)
    if rest.count == 1 {
      add([range.lowerBound + (range.upperBound - range.lowerBound) / 2])
      add([range.upperBound])
    }
    for factor in [100, 1.0 / 4, 1.0 / 16, 1.0 / 100] { add(times: factor) }
    return others
  }

  /// Returns the binding at rest at another guess. A range that was guessed, and where a press
  /// moves it, grow or shrink as much as the number, unless the range has room for it.
  package func resting(at numbers: [Double]) -> ArgumentBinding {
    guard let range = numberRange, let rest = restNumbers, numbers.count == rest.count else {
      return self
    }
    var binding = self
    let factor = Self.largest(numbers) / max(Self.largest(rest), 1e-9)
    let hasRoom = numbers.allSatisfy(range.contains)
    if source.range.isGuess, Self.largest(rest) > 0, !hasRoom || factor < 0.2 {
      let ends = [range.lowerBound, range.upperBound].map { ($0 * factor).roundedForReading }
      binding.guess(
        kind(in: ends[0]...ends[1], at: numbers),
        pressed: pressed?.map { ($0 * factor).roundedForReading }, unseen: rest)
    } else {
      let room = numbers.reduce(range) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
      let held = numbers.count == 1 ? [Measure.farEnd(from: numbers[0], in: room)] : pressed
      binding.guess(kind(in: room, at: numbers), pressed: pressed == nil ? nil : held, unseen: rest)
    }
    return binding
  }

  /// Where it rests, one number a component; `nil` for what is not numbers.
  var restNumbers: [Double]? {
    switch kind {
    case .number(_, _, let rest): [rest]
    case .vector(_, _, _, let rest): rest
    default: nil
    }
  }

  private var numberRange: ClosedRange<Double>? {
    switch kind {
    case .number(let range, _, _), .vector(_, let range, _, _): range
    default: nil
    }
  }

  private func kind(in range: ClosedRange<Double>, at rest: [Double]) -> Parameter.Kind {
    let step = Measure.step(of: range, isWhole: false)
    if case .vector(let components, _, _, _) = kind {
      return .vector(components: components, range: range, step: step, defaultValue: rest)
    }
    return .number(range: range, step: step, defaultValue: rest[0])
  }

  /// Whether two guesses would look much the same.
  private static func areNear(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 0.25 * max($0.magnitude, $1.magnitude) }
  }

  private static func largest(_ numbers: [Double]) -> Double {
    numbers.map(\.magnitude).max() ?? 0
  }
}

extension NumberSource {
  /// Whether nobody said it.
  fileprivate var isGuess: Bool { self == .name || self == .type }
}

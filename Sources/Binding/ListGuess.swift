internal import Parameters

/// The elements of an array argument at rest.
struct ArgumentList {
  /// As many numbers an element as the array's type has components; premultiplied RGBA for colors.
  let elements: [[Double]]
  let isColor: Bool
  /// Range of each number; 0…1 for colors.
  let range: ClosedRange<Double>
}

/// Guesses the elements that an array argument holds until a user changes it: a few different
/// numbers that suit its name.
enum ListGuess {
  static func list(
    for parameter: ParameterDeclaration, components: Int, isColor: Bool, on stage: StageFeeds
  ) -> ArgumentList {
    let list = usualList(for: parameter, components: components, isColor: isColor, on: stage)
    // As long as the text reads it: 'palette[5]' is the sixth.
    let (count, known) = (parameter.use.elementCount, list.elements.count)
    if let exact = exactList(for: parameter, like: list, components: components) { return exact }
    guard parameter.defaultValue == nil, count > 1, known > 0,
      count > known || !parameter.use.isIndexed
    else { return list }
    return ArgumentList(
      elements: (0..<count).map { list.elements[$0 % known] }, isColor: list.isColor,
      range: list.range)
  }

  /// A list as long as its declaration says: what is stated, else the usual elements, again and
  /// again; `nil` for one whose length is not declared.
  private static func exactList(
    for parameter: ParameterDeclaration, like list: ArgumentList, components: Int
  ) -> ArgumentList? {
    let count = parameter.use.elementCount
    guard parameter.use.isWhole, count > 0, !list.elements.isEmpty else { return nil }
    guard let stated = parameter.defaultValue, stated.count == count * components,
      stated.allSatisfy(\.isFinite)
    else {
      return ArgumentList(
        elements: (0..<count).map { list.elements[$0 % list.elements.count] },
        isColor: list.isColor, range: list.range)
    }
    let range = stated.reduce(parameter.range ?? 0...1) {
      min($0.lowerBound, $1)...max($0.upperBound, $1)
    }
    return ArgumentList(
      elements: (0..<count).map { Array(stated[$0 * components..<($0 + 1) * components]) },
      isColor: list.isColor, range: range)
  }

  private static func usualList(
    for parameter: ParameterDeclaration, components: Int, isColor: Bool, on stage: StageFeeds
  ) -> ArgumentList {
    let name = NameWords(parameter.name)
    if case .view = parameter.defaultSource, let numbers = parameter.defaultValue {
      let elements = stride(from: 0, to: numbers.count, by: components)
        .map { Array(numbers[$0..<min($0 + components, numbers.count)]) }
      let range = numbers.reduce(0...1.0) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
      return ArgumentList(elements: elements, isColor: isColor, range: range)
    }
    if isColor || components > 2 && ColorGuess.isColorLike(name) {
      let colors = ColorGuess.palette.map { Array($0.prefix(components)) }
      return ArgumentList(elements: colors, isColor: true, range: 0...1)
    }
    if components == 1, let stated = statedNumbers(of: parameter) {
      var range = parameter.range ?? 0...1
      for number in stated {
        range = min(range.lowerBound, number)...max(range.upperBound, number)
      }
      return ArgumentList(elements: stated.map { [$0] }, isColor: false, range: range)
    }
    if components == 2 || components == 1 && name.hasAny(of: pairs) {
      return places(for: parameter, components: components, on: stage)
    }
    let (numbers, range) = numbers(name, parameter.range)
    let elements = numbers.map { Array(repeating: $0, count: components) }
    return ArgumentList(elements: elements, isColor: false, range: range)
  }

  /// The elements, where the author names two or more.
  static func statedNumbers(of parameter: ParameterDeclaration) -> [Double]? {
    guard case .array(1, _) = parameter.role, let stated = parameter.defaultValue,
      stated.count > 1, stated.allSatisfy(\.isFinite)
    else { return nil }
    return stated
  }

  /// Names of arrays whose numbers are x, y, x, y, …
  private static let pairs: Set = [
    "point", "touch", "coordinate", "coord", "center", "vertex", "vertice", "tap",
  ]

  private static let stops: Set = ["stop", "location", "position", "threshold", "edge"]

  /// Names, numbers and their range; what no name fits is the last.
  private static let known: [(names: Set<String>, numbers: [Double], range: ClosedRange<Double>)] =
    [
      (stops, [0, 0.2, 0.45, 0.75, 1], 0...1),
      (["weight", "kernel", "gaussian"], [0.06, 0.24, 0.4, 0.24, 0.06], 0...1),
      (["angle", "rotation", "phase"], [0, 0.8, 1.6, 2.4, 3.2], 0...6.28),
      (["radius", "radii", "size", "width"], [16, 40, 24, 56, 32], 0...120),
      (["time", "timestamp", "start", "delay", "age"], [0, 0.15, 0.3, 0.45, 0.6], 0...5),
      (["speed"], [0.6, 1, 1.4, 0.8, 1.2], 0...5),
      (["frequency", "freq"], [4, 7, 11, 16, 22], 0...40),
      (["offset", "shift"], [-12, 8, -4, 14, 6], -60...60),
      ([], [0.35, 0.6, 0.9, 0.7, 0.45, 0.8, 0.55, 0.3], 0...1),
    ]

  private static func numbers(
    _ name: NameWords, _ stated: ClosedRange<Double>?
  ) -> ([Double], ClosedRange<Double>) {
    let entry = known.first { $0.names.isEmpty || name.hasAny(of: $0.names) } ?? known[0]
    guard let stated, stated.lowerBound < stated.upperBound,
      (stated.upperBound - stated.lowerBound).isFinite
    else { return (entry.numbers, entry.range) }
    // The same numbers, stretched over the range the author states
    let width = entry.range.upperBound - entry.range.lowerBound
    let numbers = entry.numbers.map { number in
      let fraction = (number - entry.range.lowerBound) / width
      return (stated.lowerBound + fraction * (stated.upperBound - stated.lowerBound))
        .roundedForReading
    }
    return (numbers, stated)
  }

  /// Four places, as x, y, x, y, … when the elements are single numbers.
  private static func places(
    for parameter: ParameterDeclaration, components: Int, on stage: StageFeeds
  ) -> ArgumentList {
    let unit = [[0.25, 0.3], [0.7, 0.2], [0.4, 0.7], [0.8, 0.8]]
    let inUnit = parameter.place == .unit || stage.holds(.unitLengths)
    let places = inUnit ? unit : unit.map { $0.map { ($0 * 320).rounded() } }
    return ArgumentList(
      elements: components == 1 ? places.flatMap { $0.map { [$0] } } : places, isColor: false,
      range: inUnit ? 0...1 : 0...320)
  }
}

internal import Diagnostics
internal import Files
internal import Parameters

extension ISFHeader {
  /// The types of inputs, with the GLSL type of their uniform; `nil` for pictures and sound, which
  /// are textures.
  private static let types: [(name: String, uniform: String?)] = [
    ("event", "bool"), ("bool", "bool"), ("long", "int"), ("float", "float"), ("point2D", "vec2"),
    ("color", "vec4"), ("image", nil), ("audio", nil), ("audioFFT", nil),
  ]

  /// GLSL type of the uniform of an input; `nil` for a texture.
  static func uniformType(of input: ParameterDeclaration) -> String? {
    types.first { $0.name == input.type }?.uniform
  }

  /// inputs = [ { "NAME", "TYPE", … }* ]
  mutating func readInputs(_ node: JSON?) {
    guard let node else { return }
    guard case .array(let elements) = node.content else {
      return report("'INPUTS' must be an array, found \(node.kindWord)", at: node)
    }
    for element in elements {
      guard inputs.count < Self.countLimit else {
        return report("more than \(Self.countLimit) inputs", at: element)
      }
      readInput(element)
    }
  }

  private mutating func readInput(_ node: JSON) {
    guard let nameNode = node["NAME"] else {
      return report("an input has no 'NAME'", at: node)
    }
    guard let name = name(nameNode, of: "an input") else { return }
    guard names.insert(name).inserted else {
      return report("there are two inputs '\(name)'", at: nameNode)
    }
    guard let typeNode = node["TYPE"] else {
      return report("input '\(name)' has no 'TYPE'", at: node)
    }
    let type = typeNode.string ?? ""
    if type == "point3D" {
      return report("input '\(name)' is a point3D, which is not supported", at: typeNode)
    }
    guard let known = Self.types.first(where: { $0.name == type }) else {
      return report(
        "input '\(name)' has the type '\(type.prefix(40))', which ISF does not have", at: typeNode,
        hint: didYouMean(type, among: Self.types.map(\.name)))
    }
    if type.hasPrefix("audio") {
      report("sound is not supported; '\(name)' reads black", at: typeNode, severity: .note)
    }
    let role = known.uniform.map(ParameterDeclaration.Role.init(glslType:)) ?? .texture
    var control = ParameterDeclaration(
      name: name, type: type, role: type == "color" ? role.asColor : role)
    control.isMomentary = type == "event"
    control.span = log.diagnostic("", at: place(of: nameNode)).span
    let label = node["LABEL"]?.string ?? ""
    control.label = label.isEmpty ? nil : label
    control.summary = node["DESCRIPTION"]?.string ?? ""
    control.choices = type == "long" ? choices(node) : []
    control.state(
      defaultValue: number(ofEntryNamed: node["DEFAULT"], node["VALUES"], among: control.choices)
        ?? numbers(node["DEFAULT"], for: control), from: .header)
    control.identity = numbers(node["IDENTITY"], for: control)
    readRange(node, &control)
    stateUsualNumbers(of: &control)
    inputs.append(control)
  }

  /// States what the specification says of an input that leaves it out: a float ranges over 0…1
  /// and rests in the middle of its range, a switch is off.
  private func stateUsualNumbers(of control: inout ParameterDeclaration) {
    switch control.type {
    case "float":
      control.state(range: 0...1, from: .header)
      guard let range = control.range else { return }
      control.state(
        defaultValue: [(range.lowerBound + range.upperBound) / 2], from: .header)
    case "bool": control.state(defaultValue: [0], from: .header)
    default: break
    }
  }

  /// Returns the values of a menu; one without a label is labeled with its number.
  private func choices(_ node: JSON) -> [ParameterDeclaration.Choice] {
    var values = node["VALUES"]?.elements ?? []
    let labels = node["LABELS"]?.elements ?? []
    if !labels.isEmpty, !values.isEmpty, labels.count != values.count, let place = node["LABELS"] {
      report(
        "\(labels.count) labels for \(values.count) values", at: place, severity: .warning)
    }
    if values.isEmpty, let place = node["LABELS"] {
      values = labels.indices.map {
        JSON(.number(Double($0)), range: place.range)
      }
    }
    var taken: Set<String> = []
    return values.prefix(Self.countLimit).enumerated().compactMap { index, value in
      guard let number = Self.number(ofEntry: value, at: index), abs(number) < 1e9 else {
        report("a value of a menu must be a number or a text, found \(value.kindWord)", at: value)
        return nil
      }
      var label = (labels.indices.contains(index) ? labels[index].string : nil) ?? value.string
      // No two entries have the same label.
      if let text = label, !taken.insert(text).inserted { label = "\(text) (\(Int(number)))" }
      return ParameterDeclaration.Choice(
        label: label ?? "\(Int(number))", value: Int(number))
    }
  }

  /// Returns the number that a shader reads for an entry of a menu: a text that is not a number has
  /// its place; `nil` for other values.
  private static func number(ofEntry value: JSON, at index: Int) -> Double? {
    value.number ?? value.string.map { _ in Double(index) }
  }

  /// Returns the number of the entry of a menu that a default names; `nil` if it names none.
  private func number(
    ofEntryNamed node: JSON?, _ values: JSON?, among choices: [ParameterDeclaration.Choice]
  ) -> [Double]? {
    guard let text = node?.string else { return nil }
    let place = values?.elements.firstIndex { $0.string == text }
    let choice =
      place.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
      ?? choices.first { $0.label == text && node?.number == nil }
    return choice.map { [Double($0.value)] }
  }

  /// Returns the numbers of a member; `nil`, with a warning, if their count is wrong.
  private func numbers(_ node: JSON?, for control: ParameterDeclaration) -> [Double]? {
    guard let node else { return nil }
    guard var numbers = node.numbers else {
      if case .null = node.content { return nil }
      report(
        "a value of '\(control.name)' must be a number, found \(node.kindWord)", at: node,
        severity: .warning)
      return nil
    }
    if case .straightColor = control.role, numbers.count == 3 { numbers.append(1) }
    guard numbers.count == control.componentCount else {
      report(
        "'\(control.name)' has \(control.componentCount) components, found \(numbers.count)",
        at: node, severity: .warning)
      return nil
    }
    return numbers
  }

  /// Reads `MIN` and `MAX`; a menu without them ranges over its values.
  private func readRange(_ node: JSON, _ control: inout ParameterDeclaration) {
    let values = control.choices.map { Double($0.value) }
    defer { control.state(range: Self.widest(values, values), from: .header) }
    guard let low = numbers(node["MIN"], for: control),
      let high = numbers(node["MAX"], for: control)
    else { return }
    guard zip(low, high).allSatisfy({ $0 <= $1 }) else {
      if let place = node["MIN"] {
        report("'MIN' of '\(control.name)' is above its 'MAX'", at: place, severity: .warning)
      }
      return
    }
    let ranges = zip(low, high).map { $0...$1 }
    if Set(ranges).count > 1 { control.componentRanges = ranges }
    control.state(range: Self.widest(low, high), from: .header)
  }

  private static func widest(_ low: [Double], _ high: [Double]) -> ClosedRange<Double>? {
    guard let low = low.min(), let high = high.max() else { return nil }
    return low...high
  }
}

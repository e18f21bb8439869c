internal import Parameters

/// Calls, of the standard library and of helpers.
extension ParameterUses {
  mutating func value(
    ofMethod name: String, _ arguments: [ExpressionSyntax]
  ) -> MeasuredValue {
    let found = arguments.map { value(of: $0) }
    guard name == "sample" || name == "read" else { return MeasuredValue() }
    if found.count == 1 { displace(found[0], isSampled: true) }
    if found.count > 1, found[1].measure == nil { settle(found[1], .unit) }
    return MeasuredValue(.ratio)
  }

  mutating func value(
    ofCall name: String, _ arguments: [ExpressionSyntax]
  ) -> MeasuredValue {
    let helper = helpers[name]?.first { $0.parameters.count >= arguments.count }
    if let helper { return value(ofHelper: helper, arguments) }
    switch name {
    case "distance", "max", "min", "clamp", "fmax", "fmin":
      var result = unify(arguments, as: name == "distance" ? .difference : .choice)
      if name == "distance" { result.isDistance = true }
      return result
    case "smoothstep", "step":
      _ = unify(arguments, as: .comparison)
      return MeasuredValue(.ratio)
    case "length":
      var result = value(ofConstruction: name, arguments)
      result.isDistance = result.isLength
      return result
    case "abs", "fabs", "float", "float2", "half", "half2", "saturate", "int", "uint":
      return arguments.count == 1
        ? value(of: arguments[0]) : value(ofConstruction: name, arguments)
    case "mix" where arguments.count == 3:
      let share = value(of: arguments[2])
      if share.measure == nil {
        settle(share, .ratio)
        for name in share.carriers { uses[name]?.isShare = true }
      }
      return unify(Array(arguments.prefix(2)), as: .choice)
    case "floor", "round", "rint", "ceil", "fract", "fmod", "trunc":
      return value(ofRounding: name, arguments)
    case "sin", "cos", "tan", "sinpi", "cospi":
      for argument in arguments { noteRepetition(of: value(of: argument)) }
      return MeasuredValue(.ratio)
    case "pow", "powr":
      let found = arguments.map { value(of: $0) }
      if let last = found.last, last.measure == nil, last.carriers.count == 1,
        let name = last.carriers.first
      {
        uses[name]?.isExponent = true
      }
      return MeasuredValue(.ratio)
    case "dot", "length_squared", "distance_squared":
      let found = arguments.map { value(of: $0) }
      return MeasuredValue(found.contains { $0.measure == .points } ? nil : .ratio)
    case "normalize", "atan", "atan2", "asin", "acos", "exp", "exp2", "sign", "tanh":
      for argument in arguments { _ = value(of: argument) }
      return MeasuredValue(.ratio)
    default:
      let found = arguments.map { value(of: $0) }
      // `Shape(kind)` makes an enumerator of a number.
      return found.count == 1 && name.first?.isUppercase == true ? found[0] : MeasuredValue()
    }
  }

  mutating func value(
    ofRounding name: String, _ arguments: [ExpressionSyntax]
  ) -> MeasuredValue {
    let outer = isRounded
    isRounded = true
    defer { isRounded = outer }
    let found = arguments.map { value(of: $0) }
    if let first = found.first { noteRepetition(of: first) }
    if name == "fmod", found.count == 2, found[0].measure == .points, found[1].measure == nil {
      for name in found[1].carriers { uses[name]?.dividesLength = true }
    }
    return MeasuredValue(found.first?.measure == .points && name != "fract" ? .points : .ratio)
  }

  /// Something repeats over the layer as often as the parameters say that its lengths are
  /// multiplied by.
  private mutating func noteRepetition(of value: MeasuredValue) {
    guard value.isLength else { return }
    for name in value.factors where uses[name]?.repeats == nil {
      uses[name]?.repeats = value.measure == .points ? .points : .unit
    }
  }

  /// Reads a helper with the arguments of this call.
  mutating func value(
    ofHelper helper: FunctionSyntax, _ arguments: [ExpressionSyntax]
  ) -> MeasuredValue {
    let found = arguments.map { value(of: $0) }
    guard level < 3 else { return MeasuredValue() }
    let outer = (values, ownParameters, returned, isRounded, loops)
    values = [:]
    for (parameter, value) in zip(helper.parameters, found) { values[parameter.name] = value }
    ownParameters = Set(helper.parameters.map(\.name))
    (returned, isRounded, loops) = (MeasuredValue(), false, 0)
    level += 1
    read(helper.body ?? [])
    level -= 1
    let result = returned
    (values, ownParameters, returned, isRounded, loops) = outer
    return result
  }
}

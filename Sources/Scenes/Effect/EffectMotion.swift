internal import Binding
internal import Layers

extension SceneMotion {
  /// What moves the arguments of a user's function.
  ///
  /// - Parameters:
  ///   - frame: The effect's layer on the canvas.
  ///   - rows: The parameters of the effect.
  init(_ bindings: [ArgumentBinding], in frame: Rect, rows: EffectParameters) {
    self.init()
    for binding in bindings {
      let name = binding.parameter.name
      drives[name] = Self.drive(of: binding, in: frame, isPair: rows.isPair(name))
    }
    spring = rows.restSpring
  }

  private static func drive(
    of binding: ArgumentBinding, in frame: Rect, isPair: Bool
  ) -> ParameterDrive? {
    let name = binding.parameter.name
    switch binding.feed {
    case .time: return .time
    case .timeSincePress: return .timeSincePress
    case .touch(let axis, let space):
      return .touch(axis.map(ParameterDrive.Axis.init), isUnit: space == .unit, frame: frame)
    case .dragTranslation(let axis): return .dragTranslation(axis.map(ParameterDrive.Axis.init))
    case .dragVelocity(let axis): return .dragVelocity(axis.map(ParameterDrive.Axis.init))
    case .pressed: return .pressed
    case .control where isPair:
      return .glide(released: "\(name).released", pressed: "\(name).pressed")
    case .control: return binding.pressed.map { .glideFromRest(to: $0) }
    case .layerSize, .layerBounds, .layerWidth, .layerHeight, .layerAspect, .layerCenter,
      .count:
      return .layout
    case .picture: return nil
    }
  }
}

extension ParameterDrive.Axis {
  fileprivate init(_ axis: ArgumentFeed.Axis) { self = axis == .x ? .x : .y }
}

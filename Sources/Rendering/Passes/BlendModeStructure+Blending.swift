internal import OpenGL

nonisolated extension Blending {
  init(_ mode: BlendModeStructure) {
    self =
      switch mode {
      case .normal: .premultipliedOver
      case .replace: .replace
      case .plusLighter: .plusLighter
      case .multiply: .multiply
      case .screen: .screen
      }
  }
}

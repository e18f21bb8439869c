internal import GLSL
internal import Parameters

extension InputBinder {
  /// The pointer in pixels, for a `mouse` that the text compares with pixels: by its name it would
  /// be glslsandbox.com's, in unit space.
  func pixelPointer(_ uniform: GLSLDeclaration) -> Feed? {
    uniform.name == "mouse" && uniform.type == "vec2" && uses.pixelPlaces.contains("mouse")
      ? .pointer : nil
  }

  /// States what the text shows of a control whose author states nothing.
  func stateUse(of control: inout ParameterDeclaration) {
    if uses.shares.contains(control.name) {
      control.use.isShare = true
      control.use.space = .ratio
    }
    guard let point = planePoint(control) else { return }
    control.state(range: -2...2, from: .name)
    control.state(defaultValue: point, from: .name)
  }

  /// A point of the complex plane that shows something of what is drawn there; `nil` for other
  /// controls.
  private func planePoint(_ control: ParameterDeclaration) -> [Double]? {
    // A Julia set in one piece, with much of it near its rim.
    let constant = [-0.7, 0.27]
    let isAddend = uses.addends.contains(control.name)
    guard isAddend || uses.planeCenters.contains(control.name) else { return nil }
    switch control.type {
    case "vec2": return isAddend ? constant : [0, 0]
    case "float":
      let isImaginary = ["y", "i", "im", "imag"].contains {
        control.name.lowercased().hasSuffix($0)
      }
      return isAddend ? [constant[isImaginary ? 1 : 0]] : [0]
    default: return nil
    }
  }
}

/// Writes views that call shaders, with arguments of all forms.
package enum SwiftGrammar {
  private static func expression(_ dice: inout Dice, _ depth: Int) -> String {
    let names = [
      "pace", "tint", "time", "size.width", "proxy.size", "$0", "self.pace", ".pink", "nil",
    ]
    guard depth > 0 else {
      return dice.pick(names + ["1", "2.5", "-3e9", "0xFF", "1_000", "\"a\"", "true"])
    }
    let (a, b) = (expression(&dice, depth - 1), expression(&dice, depth - 1))
    switch dice.roll(11) {
    case 0: return "(\(a) \(dice.pick(["+", "-", "*", "/", "%", "??", "<", "&&", "..."])) \(b))"
    case 1: return "\(a) ? \(b) : \(expression(&dice, depth - 1))"
    case 2:
      return
        "\(dice.pick(["min", "max", "pow", "sin", "CGSize", "Float", "Color", "abs", "clamp", "f"]))(\(a), \(b))"
    case 3: return "[\(a), \(b)]"
    case 4: return "-\(a)"
    case 5: return "\(a).\(dice.pick(["x", "opacity(0.5)", "width", "rounded()", "map { $0 }"]))"
    case 6: return "Color(red: \(a), green: \(b), blue: 0)"
    case 7: return "{ \(a) }()"
    case 8: return "\"\\(\(a))\""
    default: return a
    }
  }

  private static func call(_ dice: inout Dice) -> String {
    let arguments = (0..<dice.roll(5)).map { _ in
      let form = dice.pick([
        "float", "float2", "float3", "color", "colorArray", "floatArray", "image", "boundingRect",
        "data",
      ])
      return ".\(form)(\(expression(&dice, dice.roll(5))))"
    }
    let name = dice.pick([
      "ShaderLibrary.waves", "ShaderLibrary.default.f", "library.g",
      "ShaderLibrary.bundle(.main).h",
    ])
    let modifier = dice.pick([
      "colorEffect", "layerEffect", "distortionEffect", "fill", "foregroundStyle",
    ])
    return
      ".\(modifier)(\(name)(\(arguments.joined(separator: ", "))), maxSampleOffset: \(expression(&dice, 2)))"
  }

  /// Returns a file with views, sometimes damaged.
  package static func file(_ dice: Dice) -> [UInt8] {
    var dice = dice
    let calls = (0...dice.roll(3)).map { _ in
      "Image(\"a\")\(call(&dice)).frame(width: \(expression(&dice, 2)))"
    }
    let text = """
      struct A: View {
        @State private var pace: Float = \(expression(&dice, 3))
        let library = ShaderLibrary.default
        var tint: Color { \(expression(&dice, 4)) }
        func f(_ a: Double, b: Double = \(expression(&dice, 1))) -> Double { return \(expression(&dice, 3)) }
        var body: some View { TimelineView(.animation) { context in
          let time = \(expression(&dice, 4))
          VStack { \(calls.joined(separator: "\n")) }
            .onTapGesture { withAnimation(.spring(duration: \(expression(&dice, 1)))) { pace = \(expression(&dice, 2)) } }
        } }
      }
      struct B: View { var body: some View { A(pace: \(expression(&dice, 3))).frame(height: 9) } }
      """
    return dice.oneIn(4) ? Mutations.bytes(Array(text.utf8), &dice) : Array(text.utf8)
  }
}

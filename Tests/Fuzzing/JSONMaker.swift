/// Writes JSON that is mostly right: meshes, headers of ISF files, and anything.
package enum JSONMaker {
  private static let numbers = [
    "0", "1", "-1", "0.5", "2", "16", "17", "1e9", "1e308", "1e400", "-0", "1.", ".5", "01", "+1",
    "9223372036854775808", "1e", "--1", "0x1", "NaN",
  ]
  private static let strings = [
    "a", "", "FFD080", "804020", "#12", "GG0000", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\u12",
    "\\q", "\u{1F600}", "floor($WIDTH/2.0)", "$HEIGHT*", "float", "image", "color", "long",
    "inputImage", "audio", "../x.png", "-", "$a", "((1))", "1/0", "pow(2,1e9)", "gl_x", "main",
  ]
  private static let names = [
    "width", "height", "points", "colors", "background", "name", "INPUTS", "PASSES", "NAME", "TYPE",
    "MIN", "MAX", "DEFAULT", "LABEL", "VALUES", "LABELS", "TARGET", "WIDTH", "HEIGHT", "FLOAT",
    "PERSISTENT", "IMPORTED", "PATH", "ISFVSN", "x",
  ]

  private static func value(_ dice: inout Dice, _ depth: Int) -> String {
    switch dice.roll(depth > 0 ? 9 : 6) {
    case 0...2: dice.pick(numbers)
    case 3, 4: "\"\(dice.pick(strings))\""
    case 5: dice.pick(["true", "false", "null", "nul", "True", "{}", "[]", "{", "]", ""])
    case 6:
      "[" + (0..<dice.roll(5)).map { _ in value(&dice, depth - 1) }.joined(separator: ",") + "]"
    default:
      "{"
        + (0..<dice.roll(6)).map { _ in "\"\(dice.pick(names))\":\(value(&dice, depth - 1))" }
        .joined(separator: dice.oneIn(20) ? ",," : ",") + "}"
    }
  }

  /// Returns a mesh with something wrong in it, or nothing.
  package static func mesh(_ dice: Dice) -> [UInt8] {
    var dice = dice
    if dice.oneIn(5) { return Array(value(&dice, 5).utf8) }
    let (width, height) = (dice.oneIn(9) ? dice.roll(20) : 2 + dice.roll(3), 2 + dice.roll(3))
    func wrong(_ right: String, _ odds: Int) -> String {
      dice.oneIn(odds) ? value(&dice, 2) : right
    }
    let points = (0..<width * height).map { _ in
      wrong("[\(Double(dice.roll(20)) / 10 - 0.5), \(Double(dice.roll(10)) / 10)]", 60)
    }
    let colors = (0..<width * height).map { _ in wrong("\"80FF\(10 + dice.roll(80))\"", 60) }
    let members = [
      "\"name\": \(wrong("\"A\"", 9))", "\"width\": \(wrong("\(width)", 9))",
      "\"height\": \(wrong("\(height)", 9))", "\"background\": \(wrong("\"001A33\"", 9))",
      "\"points\": \(wrong("[\(points.joined(separator: ","))]", 12))",
      "\"colors\": \(wrong("[\(colors.joined(separator: ","))]", 12))",
    ]
    let text = "{" + members.filter { _ in !dice.oneIn(20) }.joined(separator: ",") + "}"
    return dice.oneIn(4) ? Mutations.bytes(Array(text.utf8), &dice) : Array(text.utf8)
  }

  /// Returns a file with a JSON header.
  package static func isf(_ dice: Dice) -> [UInt8] {
    var dice = dice
    func list(_ make: (inout Dice) -> String) -> String {
      "[" + (0..<dice.roll(4)).map { _ in make(&dice) }.joined(separator: ",") + "]"
    }
    let inputs = list { dice in
      let type = dice.pick([
        "float", "image", "color", "long", "bool", "point2D", "event", "audio", "audioFFT", "x",
      ])
      let extra = ["MIN", "MAX", "DEFAULT", "VALUES", "LABELS", "LABEL", "IDENTITY"].filter { _ in
        dice.oneIn(3)
      }
      .map { "\"\($0)\": \(value(&dice, 2))" }
      return "{"
        + (["\"NAME\": \"in\(dice.roll(4))\"", "\"TYPE\": \"\(type)\""] + extra).joined(
          separator: ",") + "}"
    }
    let passes = list { dice in
      let members = ["TARGET", "WIDTH", "HEIGHT", "FLOAT", "PERSISTENT"].filter { _ in dice.oneIn(2)
      }
      .map { "\"\($0)\": \(dice.oneIn(2) ? "\"t\(dice.roll(2))\"" : value(&dice, 1))" }
      return "{" + members.joined(separator: ",") + "}"
    }
    let header =
      "/*{ \"ISFVSN\": \"2\", \"INPUTS\": \(inputs), \"PASSES\": \(passes), \"IMPORTED\": \(value(&dice, 3)) }*/"
    let head =
      dice.oneIn(5)
      ? String(decoding: Mutations.bytes(Array(header.utf8), &dice), as: UTF8.self) : header
    return ShaderGrammar.glsl(
      dice, head: head,
      names: [("TIME", "float"), ("in0", "float"), ("isf_FragNormCoord", "vec2")],
      entry: "void main()", sink: "gl_FragColor =")
  }
}

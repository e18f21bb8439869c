/// Writes programs that are mostly right, in Metal or GLSL: expressions of a wanted type, in
/// statements, in functions.
///
/// Now and then something of another type, or another word, stands where it does not belong.
package struct ShaderGrammar {
  private var dice: Dice
  private let isMetal: Bool
  /// Variables that can be read, with their types; the innermost last.
  private var variables: [(name: String, type: String)] = []
  private var functions: [(name: String, parameters: [String], result: String)] = []
  private var count = 0

  package init(isMetal: Bool, _ dice: Dice) {
    self.isMetal = isMetal
    self.dice = dice
  }

  private var scalars: [String] {
    isMetal
      ? [
        "float", "half", "int", "uint", "bool", "short", "ushort", "uchar", "char", "long", "ulong",
      ]
      : ["float", "int", "uint", "bool"]
  }

  private func vector(_ scalar: String, _ width: Int) -> String {
    guard width > 1 else { return scalar }
    if isMetal { return "\(scalar)\(width)" }
    let prefix = ["float": "", "int": "i", "uint": "u", "bool": "b"][scalar] ?? ""
    return "\(prefix)vec\(width)"
  }

  private mutating func anyType() -> String {
    if dice.oneIn(24) {
      return isMetal
        ? dice.pick(["float2x2", "float3x3", "half4x4", "float4x3"])
        : dice.pick(["mat2", "mat3", "mat4", "mat4x3"])
    }
    let scalar = dice.oneIn(3) ? dice.pick(scalars) : "float"
    return vector(scalar, 1 + dice.roll(4))
  }

  private mutating func number(_ type: String) -> String {
    if type.hasPrefix("bool") || type.hasPrefix("b") { return dice.pick(["true", "false"]) }
    if type.contains("float") || type.contains("half") || type.hasPrefix("vec")
      || type.hasPrefix("mat")
    {
      return dice.pick(["0.0", "1.0", "0.5", "2.0", "1e3", "-3.5", "1e-9", "3.14159", "1e38"])
    }
    if type.hasPrefix("u") { return dice.pick(["0u", "1u", "7u", "255u", "4294967295u"]) }
    return dice.pick(["0", "1", "2", "3", "-1", "31", "255", "2147483647", "0x7f"])
  }

  /// Functions of one argument and more, of floating types, with their numbers of arguments.
  private static let library: [(String, Int)] = [
    ("sin", 1), ("cos", 1), ("tan", 1), ("asin", 1), ("atan", 1), ("exp", 1), ("exp2", 1),
    ("log", 1), ("log2", 1), ("sqrt", 1), ("abs", 1), ("sign", 1), ("floor", 1), ("ceil", 1),
    ("round", 1), ("trunc", 1), ("fract", 1), ("normalize", 1), ("min", 2), ("max", 2), ("pow", 2),
    ("step", 2), ("reflect", 2), ("mix", 3), ("clamp", 3), ("smoothstep", 3),
  ]
  private static let metalLibrary: [(String, Int)] = [
    ("rsqrt", 1), ("saturate", 1), ("fmod", 2), ("fmin", 2), ("fma", 3), ("select", 3),
    ("atan2", 2), ("copysign", 2), ("fdim", 2), ("sinpi", 1), ("exp10", 1), ("fmedian3", 3),
    ("ldexp", 2), ("rint", 1), ("powr", 2), ("absdiff", 2), ("popcount", 1), ("clz", 1),
    ("mulhi", 2), ("madhi", 3), ("madsat", 3), ("addsat", 2), ("subsat", 2), ("rotate", 2),
    ("hadd", 2), ("extract_bits", 3), ("insert_bits", 4), ("reverse_bits", 1), ("min3", 3),
  ]
  private static let glslLibrary: [(String, Int)] = [
    ("inversesqrt", 1), ("mod", 2), ("atan", 2), ("radians", 1), ("faceforward", 3), ("dFdx", 1),
    ("fwidth", 1), ("sinh", 1), ("roundEven", 1), ("floatBitsToInt", 1), ("bitCount", 1),
  ]

  private mutating func expression(_ type: String, _ depth: Int) -> String {
    let type = dice.oneIn(60) ? anyType() : type
    let known = variables.filter { $0.type == type }.map(\.name)
    if depth <= 0 || dice.oneIn(6) {
      if !known.isEmpty, !dice.oneIn(4) { return dice.pick(known) }
      if dice.oneIn(5), let name = variables.map(\.name).randomElement(using: &dice) {
        return
          "\(type)(\(name)\(dice.oneIn(3) ? ".\(dice.pick(["x", "xy", "rgb", "wzyx", "s"]))" : ""))"
      }
      return "\(type)(\(number(type)))"
    }
    let next = depth - 1
    switch dice.roll(14) {
    case 0...3:
      let operation = dice.pick(
        type.contains("b")
          ? ["&&", "||", "=="] : ["+", "-", "*", "/", "+", "*", "%", "<<", "&", "^"])
      return "(\(expression(type, next)) \(operation) \(expression(type, next)))"
    case 4...6:
      let names = Self.library + (isMetal ? Self.metalLibrary : Self.glslLibrary)
      let (name, count) = dice.pick(names)
      let arguments = (0..<count).map { _ in expression(type, next) }
      return
        "\(isMetal && dice.oneIn(9) ? "metal::" : "")\(name)(\(arguments.joined(separator: ", ")))"
    case 7:
      let condition = expression("bool", next)
      return "(\(condition) ? \(expression(type, next)) : \(expression(type, next)))"
    case 8: return "\(dice.pick(["-", "-", "+", "!", "~", "++", "--"]))\(expression(type, next))"
    case 9:
      let wide = vector(type.contains("half") ? "half" : "float", 4)
      let swizzle = dice.pick(["x", "xy", "xyz", "xyzw", "rg", "bgr", "w", "st"])
      return "\(type)(\(expression(wide, next)).\(swizzle))"
    case 10:
      let from = expression(anyType(), next)
      return isMetal && dice.oneIn(3)
        ? "\(dice.pick(["static_cast", "as_type"]))<\(type)>(\(from))" : "\(type)(\(from))"
    case 11:
      let candidates = functions.filter { $0.result == type }
      guard !candidates.isEmpty else { return expression(type, next) }
      let function = dice.pick(candidates)
      let arguments = function.parameters.map { expression($0, next) }
      return "\(function.name)(\(arguments.joined(separator: ", ")))"
    case 12:
      return
        "(\(expression("float", next)) \(dice.pick(["<", ">", "<=", "==", "!="])) \(expression("float", next)))"
    default:
      let width = type.last.flatMap { Int(String($0)) } ?? 1
      let scalar = width > 1 ? "float" : type
      return "\(type)(\((0..<width).map { _ in expression(scalar, next) }.joined(separator: ", ")))"
    }
  }

  private mutating func newName() -> String {
    count += 1
    return dice.oneIn(30)
      ? dice.pick(["sample", "texture", "input", "gl_x", "f", "main", "mod", "a__b"]) : "v\(count)"
  }

  private mutating func statement(_ depth: Int, result: String) -> String {
    let assignable = variables.filter { !$0.name.hasPrefix("in") }
    switch dice.roll(depth > 0 ? 15 : 8) {
    case 0...3:
      let (type, name) = (anyType(), newName())
      let value = expression(type, 3)
      variables.append((name, type))
      return
        "\(isMetal && dice.oneIn(8) ? "auto" : dice.oneIn(9) ? "const \(type)" : type) \(name) = \(value);"
    case 4...6:
      guard !assignable.isEmpty else { return ";" }
      let target = dice.pick(assignable)
      return
        "\(target.name) \(dice.pick(["=", "+=", "*=", "-=", "/=", "|=", "<<="])) \(expression(target.type, 3));"
    case 7:
      return dice.oneIn(4) ? "return \(expression(result, 2));" : "\(expression(anyType(), 3));"
    case 8, 9:
      let otherwise = dice.oneIn(2) ? " else \(block(depth - 1, result))" : ""
      return "if (\(expression("bool", 2))) \(block(depth - 1, result))\(otherwise)"
    case 10, 11:
      let name = newName()
      let outer = variables.count
      variables.append((name, "int"))
      let body = block(depth - 1, result)
      variables.removeSubrange(outer...)
      return "for (int \(name) = 0; \(name) < \(1 + dice.roll(9)); \(name)++) \(body)"
    case 12:
      return "while (\(expression("bool", 1))) { \(dice.pick(["break;", "if (true) break;"])) }"
    case 13:
      let value = expression("int", 1)
      return
        "switch (\(value)) { case 0: \(block(depth - 1, result)) break; case \(dice.roll(5)): default: ; }"
    default:
      let (type, name) = (anyType(), newName())
      let size = 1 + dice.roll(4)
      let values = (0..<size).map { _ in expression(type, 1) }.joined(separator: ", ")
      variables.append(("\(name)[\(dice.roll(size + 1))]", type))
      return isMetal
        ? "\(type) \(name)[\(size)] = {\(values)};"
        : "\(type) \(name)[\(size)] = \(type)[\(size)](\(values));"
    }
  }

  private mutating func block(_ depth: Int, _ result: String) -> String {
    let outer = variables.count
    defer { variables.removeSubrange(outer...) }
    let statements = (0...dice.roll(4)).map { _ in statement(depth, result: result) }
    return "{\n" + statements.joined(separator: "\n") + "\n}"
  }

  private mutating func function() -> String {
    let result = anyType()
    let name =
      dice.oneIn(5) && !functions.isEmpty ? dice.pick(functions).name : "f\(functions.count)"
    let parameters = (0..<dice.roll(4)).map { _ in anyType() }
    let outer = variables
    variables = variables.filter { $0.name.hasPrefix("k") }
    var words: [String] = []
    for (index, type) in parameters.enumerated() {
      let parameter = "a\(index)"
      variables.append((parameter, type))
      words.append(
        isMetal
          ? "\(dice.oneIn(6) ? "thread \(type) &" : type) \(parameter)"
          : "\(dice.pick(["", "", "in ", "inout ", "out "]))\(type) \(parameter)")
    }
    let body = block(2, result)
    let last = expression(result, 2)
    variables = outer
    functions.append((name, parameters, result))
    let start = isMetal && dice.oneIn(6) ? "template <typename T> " : ""
    return
      "\(start)\(result) \(name)(\(words.joined(separator: ", "))) {\n\(body)\nreturn \(last);\n}\n"
  }

  /// Constants, structs, macros and functions that the entry can use.
  private mutating func globals() -> String {
    var text = ""
    for index in 0..<dice.roll(3) {
      let type = anyType()
      text += "\(isMetal ? "constant " : "const ")\(type) k\(index) = \(expression(type, 1));\n"
      variables.append(("k\(index)", type))
    }
    if dice.oneIn(3) {
      text += "#define M(x, y) ((x) * \(number("float")) + (y))\n#define N \(number("int"))\n"
    }
    if dice.oneIn(4) {
      text += "struct S { \(anyType()) a; \(anyType()) b; };\n"
    }
    for _ in 0..<dice.roll(4) { text += function() }
    return text
  }

  /// Returns a file with stitchable functions.
  package static func metal(_ dice: Dice) -> [UInt8] {
    var grammar = ShaderGrammar(isMetal: true, dice)
    var text = "#include <metal_stdlib>\nusing namespace metal;\n" + grammar.globals()
    grammar.variables += [
      ("in0", "float2"), ("in1", "half4"), ("in2", grammar.anyType()), ("in3", "float"),
    ]
    let extra = grammar.variables[grammar.variables.count - 2].type
    let body = grammar.block(3, "half4")
    text += """
      [[ stitchable ]] half4 entry(float2 in0, half4 in1, \(extra) in2, float in3) {
      \(body)
      return \(grammar.expression("half4", 3));
      }

      """
    return Array(text.utf8)
  }

  /// Returns a program whose entry is that of a dialect; `names` can be read in it.
  package static func glsl(
    _ dice: Dice, head: String, names: [(name: String, type: String)], entry: String, sink: String
  ) -> [UInt8] {
    var grammar = ShaderGrammar(isMetal: false, dice)
    var text = head + "\n" + grammar.globals()
    grammar.variables += names
    let body = grammar.block(3, "vec4")
    text += "\(entry) {\n\(body)\n\(sink) \(grammar.expression("vec4", 3));\n}\n"
    return Array(text.utf8)
  }
}

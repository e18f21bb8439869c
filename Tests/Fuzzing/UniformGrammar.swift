/// Writes programs that are right, in Metal or GLSL, much of which is the same for every pixel: to
/// be drawn in two parts and whole.
///
/// Nothing occurs that a language leaves undefined: variables that are never set, indices beyond an
/// array, numbers that grow without bound.
package struct UniformGrammar {
  private var dice: Dice
  private let isMetal: Bool
  private struct Variable {
    let name: String
    let type: String
    /// Elements of an array; `nil` for one value.
    var length: Int?
    var isWritable = true

    /// Whether a function may write through it.
    func isPlace(for type: String) -> Bool { isWritable && length == nil && self.type == type }
  }
  /// Those that can be read; the innermost last.
  private var variables: [Variable] = []
  private struct Function {
    let name: String
    let result: String
    let parameters: [(type: String, isWritten: Bool)]
  }
  private var functions: [Function] = []
  private var count = 0
  /// Loops around the statement that is written.
  private var loops = 0

  private init(isMetal: Bool, _ dice: Dice) { (self.isMetal, self.dice) = (isMetal, dice) }

  // MARK: - Words

  private func vector(_ width: Int) -> String {
    width == 1 ? "float" : isMetal ? "float\(width)" : "vec\(width)"
  }

  private func width(of type: String) -> Int { type.last?.wholeNumberValue ?? 1 }

  private mutating func type() -> String {
    dice.oneIn(6) ? "int" : dice.oneIn(12) ? "bool" : vector(1 + dice.roll(4))
  }

  private mutating func newName() -> String {
    count += 1
    return "v\(count)"
  }

  // MARK: - Expressions

  private mutating func leaf(_ type: String) -> String {
    let known = variables.filter { $0.type == type }
    if !known.isEmpty, !dice.oneIn(5) {
      let one = dice.pick(known)
      guard let length = one.length else { return one.name }
      return "\(one.name)[\(index(below: length))]"
    }
    switch type {
    case "int": return dice.pick(["0", "1", "2", "3", "5"])
    case "bool": return dice.pick(["true", "false"])
    case "float": return dice.pick(["0.5", "1.75", "-0.3", "2.0", "0.0", "0.01"])
    default:
      return
        "\(type)(\((0..<width(of: type)).map { _ in leaf("float") }.joined(separator: ", ")))"
    }
  }

  /// A number from 0 on that is smaller than `length`, of a constant, a loop or a pixel.
  private mutating func index(below length: Int) -> String {
    dice.oneIn(2) ? "\(dice.roll(length))" : "(\(leaf("int")) % \(length))"
  }

  private mutating func expression(_ type: String, _ depth: Int = 2) -> String {
    guard depth > 0, !dice.oneIn(6) else { return leaf(type) }
    let next = depth - 1
    func part(_ grammar: inout Self, _ type: String) -> String { grammar.expression(type, next) }
    if dice.oneIn(9) {
      return "(\(part(&self, "bool")) ? \(part(&self, type)) : \(part(&self, type)))"
    }
    if dice.oneIn(7), let call = call(of: type, next) { return call }
    switch type {
    case "int":
      return dice.oneIn(2)
        ? "((\(part(&self, "int")) \(dice.pick(["+", "*"])) \(part(&self, "int"))) % 7)"
        : "int(clamp(\(part(&self, "float")), 0.0, 9.0))"
    case "bool":
      return dice.oneIn(3)
        ? "(\(part(&self, "bool")) \(dice.pick(["&&", "||", "=="])) \(part(&self, "bool")))"
        : dice.oneIn(2)
          ? "(\(part(&self, "int")) \(dice.pick(["<", "==", ">="])) \(part(&self, "int")))"
          : "(\(part(&self, "float")) \(dice.pick(["<", ">"])) \(part(&self, "float")))"
    default: return number(type, next)
    }
  }

  /// A float or a vector of them, of moderate size.
  private mutating func number(_ type: String, _ next: Int) -> String {
    let a = expression(type, next)
    switch dice.roll(11) {
    case 0, 1: return "(\(a) + \(expression(type, next)))"
    case 2: return "(\(a) - \(expression(type, next)))"
    case 3: return "(\(a) * sin(\(expression(type, next))))"
    case 4: return "(\(a) / (1.0 + abs(\(expression(type, next)))))"
    case 5: return "\(dice.pick(["sin", "cos", "abs", "-", "exp(-abs", "sqrt(abs"]).call(a))"
    case 6: return "mix(\(a), \(expression(type, next)), \(expression(type, next)) * 0.1)"
    case 7: return "clamp(\(a), \(vector(width(of: type)))(-1.0), \(type)(1.5))"
    case 8: return "max(\(a), \(expression(type, next)))"
    case 9 where type == "float":
      let wide = vector(2 + dice.roll(3))
      return dice.oneIn(2)
        ? "dot(\(expression(wide, next)), \(leaf(wide)))" : "length(\(expression(wide, next)))"
    case 9:
      let wide = vector(4)
      return
        "\(expression(wide, next)).\(dice.pick(["xyzw", "wzyx", "yyxx"]).prefix(width(of: type)))"
    default:
      if type == "float" { return "float(\(expression("int", next)))" }
      return
        "\(type)(\((0..<width(of: type)).map { _ in expression("float", next - 1) }.joined(separator: ", ")))"
    }
  }

  private mutating func call(of type: String, _ depth: Int) -> String? {
    let known = functions.filter { function in
      function.result == type
        && function.parameters.allSatisfy { wanted in
          !wanted.isWritten || variables.contains { $0.isPlace(for: wanted.type) }
        }
    }
    guard let function = known.randomElement(using: &dice) else { return nil }
    var taken: Set<String> = []
    var words: [String] = []
    for parameter in function.parameters {
      guard parameter.isWritten else {
        words.append(expression(parameter.type, depth))
        continue
      }
      let places = variables.filter { $0.isPlace(for: parameter.type) && !taken.contains($0.name) }
      guard let place = places.randomElement(using: &dice) else { return nil }
      taken.insert(place.name)
      words.append(place.name)
    }
    return "\(function.name)(\(words.joined(separator: ", ")))"
  }

  // MARK: - Statements

  private mutating func statement(_ depth: Int, result: String) -> String {
    let places = variables.filter(\.isWritable)
    switch dice.roll(depth > 0 ? 14 : 8) {
    case 0...2: return declaration()
    case 3...6:
      guard let place = places.randomElement(using: &dice) else { return declaration() }
      return assignment(to: place)
    case 7:
      let escape = loops > 0 && dice.oneIn(2) ? dice.pick(["break;", "continue;"]) : nil
      guard dice.oneIn(3) || escape != nil else { return declaration() }
      let action = escape ?? (result == "void" ? "return;" : "return \(expression(result, 2));")
      return "if (\(expression("bool", 2))) { \(action) }"
    case 8, 9:
      let otherwise = dice.oneIn(2) ? " else \(block(depth - 1, result))" : ""
      return "if (\(expression("bool", 2))) \(block(depth - 1, result))\(otherwise)"
    case 10, 11: return loop(depth - 1, result)
    case 12:
      let value = "(\(expression("int", 1)) % 3)"
      let inner = loops
      loops = 0  // a break would leave the switch
      defer { loops = inner }
      return
        "switch (\(value)) { case 0: \(block(depth - 1, result)) break; case 1: default: \(block(depth - 1, result)) }"
    default: return block(depth - 1, result)
    }
  }

  private mutating func declaration() -> String {
    let (type, name) = (type(), newName())
    if dice.oneIn(6) {
      let length = 2 + dice.roll(3)
      let values = (0..<length).map { _ in expression(type, 2) }.joined(separator: ", ")
      variables.append(Variable(name: name, type: type, length: length))
      return isMetal
        ? "\(type) \(name)[\(length)] = {\(values)};"
        : "\(type) \(name)[\(length)] = \(type)[\(length)](\(values));"
    }
    let value = expression(type)
    variables.append(Variable(name: name, type: type))
    return "\(type) \(name) = \(value);"
  }

  private mutating func assignment(to place: Variable) -> String {
    let target = place.length.map { "\(place.name)[\(index(below: $0))]" } ?? place.name
    guard place.type != "int", place.type != "bool" else {
      return "\(target) = \(expression(place.type));"
    }
    if width(of: place.type) > 1, dice.oneIn(3) {
      return "\(target).\(dice.pick(["x", "y"])) = \(expression("float"));"
    }
    switch dice.roll(4) {
    case 0: return "\(target) += \(expression(place.type));"
    case 1: return "\(target) *= \(dice.pick(["0.5", "-0.9", "sin(\(leaf("float")))"]));"
    default: return "\(target) = \(expression(place.type));"
    }
  }

  /// A variable of the head of a loop, which its body may change.
  private mutating func headVariable() -> (type: String, text: String) {
    let (type, name) = (type(), newName())
    let text = "\(name) = \(expression(type))"
    variables.append(Variable(name: name, type: type))
    return (type, text)
  }

  private mutating func loop(_ depth: Int, _ result: String) -> String {
    let name = newName()
    let outer = variables.count
    variables.append(Variable(name: name, type: "int", isWritable: false))
    let head = dice.oneIn(3) ? headVariable() : nil
    loops += 1
    let body = block(depth, result)
    loops -= 1
    variables.removeSubrange(outer...)
    let bound = dice.oneIn(4) ? "(\(leaf("int")) % 5)" : "\(1 + dice.roll(5))"
    let counting = "\(name) < \(bound); \(name)++"
    switch head?.type {
    case nil: return "for (int \(name) = 0; \(counting)) \(body)"
    case "int": return "for (int \(name) = 0, \(head?.text ?? ""); \(counting)) \(body)"
    case let type?:
      return "int \(name) = 0;\nfor (\(type) \(head?.text ?? ""); \(counting)) \(body)"
    }
  }

  private mutating func block(_ depth: Int, _ result: String) -> String {
    let outer = variables.count
    defer { variables.removeSubrange(outer...) }
    let statements = (0...dice.roll(3)).map { _ in statement(depth, result: result) }
    return "{\n" + statements.joined(separator: "\n") + "\n}"
  }

  // MARK: - Files

  private mutating func function() -> String {
    let result = type()
    let name = "f\(functions.count)"
    let outer = variables
    variables = variables.filter { $0.name.hasPrefix("k") || $0.name.hasPrefix("g") }
    var parameters: [(type: String, isWritten: Bool)] = []
    var words: [String] = []
    for index in 0..<1 + dice.roll(3) {
      let (type, isWritten) = (type(), dice.oneIn(4))
      parameters.append((type, isWritten))
      variables.append(Variable(name: "a\(index)", type: type))
      words.append(
        isMetal
          ? "\(isWritten ? "thread \(type) &" : type) a\(index)"
          : "\(isWritten ? "inout " : "")\(type) a\(index)")
    }
    let body = (0...dice.roll(4)).map { _ in statement(2, result: result) }.joined(separator: "\n")
    let last = expression(result, 2)
    variables = outer
    functions.append(Function(name: name, result: result, parameters: parameters))
    return "\(result) \(name)(\(words.joined(separator: ", "))) {\n\(body)\nreturn \(last);\n}\n"
  }

  private mutating func globals() -> String {
    var text = ""
    for index in 0..<dice.roll(3) {
      let name = "k\(index)"
      text +=
        isMetal
        ? "constant float \(name)[3] = {0.25, -1.5, 2.0};\n"
        : "const float \(name)[3] = float[3](0.25, -1.5, 2.0);\n"
      variables.append(Variable(name: name, type: "float", length: 3, isWritable: false))
    }
    // Only GLSL has variables that all functions share.
    for index in 0..<(isMetal ? 0 : dice.roll(3)) {
      let type = type()
      text += "\(type) g\(index) = \(leaf(type));\n"
      variables.append(Variable(name: "g\(index)", type: type))
    }
    for _ in 0..<dice.roll(4) { text += function() }
    return text
  }

  private mutating func body(_ result: String, count: Int) -> String {
    (0..<count).map { _ in statement(2, result: result) }.joined(separator: "\n")
  }

  /// Returns a file with a stitchable function.
  package static func metal(_ dice: Dice) -> [UInt8] {
    var grammar = UniformGrammar(isMetal: true, dice)
    var text = "#include <metal_stdlib>\nusing namespace metal;\n" + grammar.globals()
    grammar.variables += [
      Variable(name: "p", type: "float2"), Variable(name: "t", type: "float"),
      Variable(name: "tint", type: "float3"),
    ]
    text += "[[ stitchable ]] half4 entry(float2 place, half4 color, float t, float3 tint) {\n"
    text += "float2 p = place / 8.0;\n"
    text += grammar.body("half4", count: 3 + grammar.dice.roll(4))
    return Array((text + "\nreturn half4(\(grammar.expression("float4")));\n}\n").utf8)
  }

  /// Returns a program for Shadertoy.
  package static func shadertoy(_ dice: Dice) -> [UInt8] {
    var grammar = UniformGrammar(isMetal: false, dice)
    grammar.variables = [
      Variable(name: "iTime", type: "float", isWritable: false),
      Variable(name: "iMouse", type: "vec4", isWritable: false),
      Variable(name: "iFrame", type: "int", isWritable: false),
    ]
    var text = grammar.globals()
    grammar.variables.append(Variable(name: "p", type: "vec2"))
    text += "void mainImage(out vec4 color, in vec2 place) {\nvec2 p = place / 8.0;\n"
    text += "color = vec4(0.0);\n"
    text += grammar.body("void", count: 3 + grammar.dice.roll(4))
    return Array((text + "\ncolor = \(grammar.expression("vec4"));\n}\n").utf8)
  }
}

extension String {
  /// The function or operator called with `argument`; what it opens is closed.
  fileprivate func call(_ argument: String) -> String {
    "\(self)(\(argument))" + (contains("(") ? ")" : "")
  }
}

/// The helper functions that a program calls, and with which types.
struct HelperTexts: Sendable {
  private struct Request: Hashable {
    var name: String
    /// Scalar type of GLSL; empty for a fixed text.
    var base: String
    var width: Int
  }

  private var functions: [String: HelperFunction] = [:]
  private var requests: Set<Request> = []

  /// Notes a call of `function` with `width` components of GLSL type `base`.
  mutating func use(_ function: HelperFunction, base: String, width: Int) {
    let known = functions.updateValue(function, forKey: function.name)
    precondition(
      known.map { $0.text == function.text } ?? true,
      "two helper functions are called '\(function.name)'")
    var request = Request(name: function.name, base: base, width: width)
    if case .fixed = function.form { request = Request(name: function.name, base: "", width: 1) }
    guard requests.insert(request).inserted else { return }
    var neededWidth = width
    if case .componentwise = function.form {
      neededWidth = 1
      if width > 1 { use(function, base: base, width: 1) }
    }
    for needed in function.needs { use(needed, base: base, width: neededWidth) }
  }

  /// One text for each function and type, what is called before what calls it; `prefix` goes
  /// before the names.
  ///
  /// The order depends on the functions alone, so that the same calls give the same text wherever
  /// they are.
  func texts(prefix: String) -> [String] {
    let sorted = self.sorted
    var ordered: [Request] = []
    func add(_ request: Request) {
      guard !ordered.contains(request) else { return }
      for needed in functions[request.name]?.needs ?? [] {
        for other in sorted where other.name == needed.name { add(other) }
      }
      ordered.append(request)
    }
    for request in sorted { add(request) }
    return ordered.compactMap { request in
      functions[request.name].map { Self.text(of: $0, request.base, request.width, prefix) }
    }
  }

  /// By type, those for any width first, and by name.
  private var sorted: [Request] {
    func place(_ request: Request) -> (Int, Int, String, Int) {
      let bases = ["float", "int", "uint", "bool"]
      let isAnyWidth = functions[request.name]?.form == .anyWidth
      return (
        bases.firstIndex(of: request.base) ?? bases.count, isAnyWidth ? 0 : 1, request.name,
        request.width
      )
    }
    return requests.sorted { place($0) < place($1) }
  }

  private static func text(
    of function: HelperFunction, _ base: String, _ width: Int, _ prefix: String
  ) -> String {
    if case .componentwise(let signature) = function.form, width > 1 {
      return parts(of: function, signature, base, width, prefix)
    }
    var result: [UInt8] = []
    let bytes = Array(function.text.utf8)
    func isWord(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (bytes[index] == UInt8(ascii: "_") || isLetterOrDigit(bytes[index]))
    }
    for (index, byte) in bytes.enumerated() {
      let standsAlone = !isWord(index - 1) && !isWord(index + 1)
      switch byte {
      case UInt8(ascii: "$"): result += Array(prefix.utf8)
      case UInt8(ascii: "T") where standsAlone: result += Array(GLSLTypes.vector(base, width).utf8)
      case UInt8(ascii: "I") where standsAlone: result += Array(GLSLTypes.vector("int", width).utf8)
      case UInt8(ascii: "B") where standsAlone:
        result += Array(GLSLTypes.vector("bool", width).utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// vec2 f(vec2 a, vec2 b) { return vec2(f(a.x, b.x), f(a.y, b.y)); }
  private static func parts(
    of function: HelperFunction, _ signature: String, _ base: String, _ width: Int,
    _ prefix: String
  ) -> String {
    func type(_ letter: Character) -> String {
      switch letter {
      case "I", "O": GLSLTypes.vector("int", width)
      case "B": GLSLTypes.vector("bool", width)
      case "U": GLSLTypes.vector("uint", width)
      case "F": GLSLTypes.vector("float", width)
      case "i": "int"
      default: GLSLTypes.vector(base, width)
      }
    }
    let letters = Array(signature)
    let names = Array("abcd").prefix(letters.count - 1)
    let parameters = zip(letters.dropFirst(), names).map { letter, name in
      "\(letter == "O" ? "out " : "")\(type(letter)) \(name)"
    }
    let calls = "xyzw".prefix(width).map { component in
      let arguments = zip(letters.dropFirst(), names).map { letter, name in
        switch letter {
        case "i": String(name)
        default: "\(name).\(component)"
        }
      }
      return "\(prefix)\(function.name)(\(arguments.joined(separator: ", ")))"
    }
    let head =
      "\(type(letters[0])) \(prefix)\(function.name)(\(parameters.joined(separator: ", ")))"
    return "\(head) {\n  return \(type(letters[0]))(\(calls.joined(separator: ", ")));\n}"
  }
}

/// Which library functions a program calls, and with which types.
struct LibraryUse: Sendable {
  private struct Request: Hashable {
    var position: Int
    var base: String
    var width: Int
  }

  private var requests: Set<Request> = []

  /// Notes a call of `name` with numbers of GLSL type `base`, `width` of them.
  mutating func use(_ name: String, base: String = "float", width: Int = 1) {
    guard let position = LibraryFunction.positions[name] else {
      preconditionFailure("there is no library function '\(name)'")
    }
    let function = LibraryFunction.all[position]
    if case .fixed = function.form {
      requests.insert(Request(position: position, base: "", width: 1))
      for needed in function.needs { use(needed) }
      return
    }
    guard requests.insert(Request(position: position, base: base, width: width)).inserted else {
      return
    }
    if case .componentwise = function.form, width > 1 { use(name, base: base) }
    for needed in function.needs { use(needed, base: base) }
  }

  /// One text for each function and type, what is called before what calls it; `prefix` goes
  /// before the names.
  ///
  /// The order depends on the functions alone, so that the same calls give the same text wherever
  /// they are.
  func texts(prefix: String) -> [String] {
    let ordered = requests.sorted {
      ($0.position, $0.width, $0.base) < ($1.position, $1.width, $1.base)
    }
    return ordered.map {
      Self.text(of: LibraryFunction.all[$0.position], $0.base, $0.width, prefix)
    }
  }

  private static func text(
    of function: LibraryFunction, _ base: String, _ width: Int, _ prefix: String
  ) -> String {
    if case .componentwise = function.form, width > 1 {
      return parts(of: function, base, width, prefix)
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
    of function: LibraryFunction, _ base: String, _ width: Int, _ prefix: String
  ) -> String {
    func type(_ letter: Character) -> String {
      switch letter {
      case "I", "O": GLSLTypes.vector("int", width)
      case "B": GLSLTypes.vector("bool", width)
      case "i": "int"
      default: GLSLTypes.vector(base, width)
      }
    }
    let letters = Array(function.types)
    let names = Array("abcd").prefix(letters.count - 1)
    let parameters = zip(letters.dropFirst(), names).map { letter, name in
      "\(letter == "O" ? "out " : "")\(type(letter)) \(name)"
    }
    let calls = "xyzw".prefix(width).map { component in
      let arguments = zip(letters.dropFirst(), names).map { letter, name in
        letter == "i" ? String(name) : "\(name).\(component)"
      }
      return "\(prefix)\(function.name)(\(arguments.joined(separator: ", ")))"
    }
    let head =
      "\(type(letters[0])) \(prefix)\(function.name)(\(parameters.joined(separator: ", ")))"
    return "\(head) {\n  return \(type(letters[0]))(\(calls.joined(separator: ", ")));\n}"
  }
}

/// How GLSL spells types.
enum GLSLTypes {
  /// `vec3` for `float` and 3.
  static func vector(_ base: String, _ width: Int) -> String {
    guard width > 1 else { return base }
    switch base {
    case "int": return "ivec\(width)"
    case "uint": return "uvec\(width)"
    case "bool": return "bvec\(width)"
    default: return "vec\(width)"
    }
  }

  static func base(_ scalar: Scalar) -> String {
    switch scalar.representation {
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .float: "float"
    }
  }
}

import GLSL
import Metal

/// Every call of a library's functions with every type, by number.
///
/// A file has one function for each type of the last argument; all other types follow from the
/// number of the file. Up to two arguments go through all types, more through one of each sort.
package struct LibraryCalls: Sendable {
  /// The calls of one name with one number of arguments.
  private struct Family: Sendable {
    let name: String
    let arity: Int
    let types: [String]

    /// Files of it: every choice of the types before the last.
    var count: Int { (0..<arity - 1).reduce(1) { count, _ in count * types.count } }
  }

  private let isMetal: Bool
  private let families: [Family]
  package let count: Int

  package static let metal = LibraryCalls(isMetal: true)
  package static let glsl = LibraryCalls(isMetal: false)

  private init(isMetal: Bool) {
    self.isMetal = isMetal
    let names = isMetal ? MetalTranslation.libraryFunctions : GLSLReading.builtinFunctions
    families = names.flatMap { name, arities in
      arities.filter { $0 > 0 }.sorted().map { arity in
        Family(name: name, arity: arity, types: Self.types(isMetal, arity: arity))
      }
    }
    count = families.reduce(0) { $0 + $1.count }
  }

  private static func types(_ isMetal: Bool, arity: Int) -> [String] {
    switch (isMetal, arity) {
    case (true, 1...2):
      let scalars = [
        "float", "half", "int", "uint", "bool", "short", "ushort", "char", "uchar", "long", "ulong",
      ]
      return scalars.flatMap { scalar in [scalar] + (2...4).map { "\(scalar)\($0)" } }
        + ["float", "half"].flatMap { scalar in
          (2...4).flatMap { columns in (2...4).map { "\(scalar)\(columns)x\($0)" } }
        } + ["S", "float2 *"]
    case (true, 3):
      return [
        "float", "half", "int", "uint", "bool", "short", "long", "float2", "float3", "half3",
        "int3", "uint3", "bool3", "ulong2", "float3x3",
      ]
    case (true, _): return ["float", "int", "uint", "char", "long", "int2", "uint2", "float2"]
    case (false, 1...2):
      return ["float", "int", "uint", "bool"]
        + ["", "i", "u", "b"].flatMap { prefix in (2...4).map { "\(prefix)vec\($0)" } }
        + (2...4).flatMap { columns in (2...4).map { "mat\(columns)x\($0)" } }
        + ["sampler2D", "samplerCube", "S"]
    case (false, _):
      return [
        "float", "int", "uint", "bool", "vec2", "vec3", "ivec3", "uvec3", "bvec3", "vec4", "mat3",
        "sampler2D",
      ]
    }
  }

  /// Calls in one file.
  package func calls(in index: Int) -> Int { family(of: index).0.types.count }

  private func family(of index: Int) -> (Family, Int) {
    var rest = index % max(1, count)
    for family in families {
      if rest < family.count { return (family, rest) }
      rest -= family.count
    }
    preconditionFailure("file \(index) of \(count)")
  }

  /// Returns the file with a number.
  package func file(_ index: Int) -> [UInt8] {
    var (family, rest) = family(of: index)
    var types: [String] = []
    for _ in 0..<family.arity - 1 {
      types.append(family.types[rest % family.types.count])
      rest /= family.types.count
    }
    let functions = family.types.enumerated().map { number, last in
      isMetal
        ? metal(family.name, types + [last], number) : glsl(family.name, types + [last], number)
    }
    return Array((head + functions.joined() + tail).utf8)
  }

  private var head: String {
    isMetal
      ? "#include <metal_stdlib>\nusing namespace metal;\nstruct S { float x; };\n"
      : "struct S { float x; };\nuniform sampler2D u0;\nuniform samplerCube u1;\n"
  }

  private var tail: String { isMetal ? "" : "void main() { gl_FragColor = vec4(1.0); }\n" }

  private func metal(_ name: String, _ types: [String], _ number: Int) -> String {
    let variables = types.enumerated().map { index, type in
      type == "float2 *" ? "float2 *a\(index) = &position;" : "\(type) a\(index) = {};"
    }
    let arguments = types.indices.map { "a\($0)" }.joined(separator: ", ")
    return "[[ stitchable ]] half4 f\(number)(float2 position, half4 color) { "
      + variables.joined(separator: " ") + " \(name)(\(arguments)); return color; }\n"
  }

  /// A file of GLSL is one program, so that one wrong call refuses all: here is a call alone.
  private func glsl(_ name: String, _ types: [String], _ number: Int) -> String {
    let variables = types.enumerated().compactMap { index, type in
      type.hasPrefix("sampler") ? nil : "\(type) a\(index);"
    }
    let arguments = types.enumerated().map { index, type in
      type == "sampler2D" ? "u0" : type == "samplerCube" ? "u1" : "a\(index)"
    }
    return "void f\(number)() { \(variables.joined(separator: " ")) "
      + "\(name)(\(arguments.joined(separator: ", "))); }\n"
  }

  /// The GLSL files of one number, a call each.
  package func programs(_ index: Int) -> [[UInt8]] {
    let lines = String(decoding: file(index), as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.hasPrefix("void f") }.map { Array((head + $0 + "\n" + tail).utf8) }
  }
}

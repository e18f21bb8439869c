import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Every function of metal_stdlib, under each of its names and with every type its shape takes,
/// translated and compiled by the driver.
@Suite struct StandardFunctionTests {
  @Test(arguments: StandardFunction.names.sorted())
  func everyNameCompilesWithEveryType(name: String) throws {
    let function = try #require(StandardFunction.named(name))
    try expectCompiled(Self.statements(calling: name, function.shape), halfMode: .float)
  }

  /// For arguments of any types, either there is a diagnostic or the driver compiles the call.
  @Test(arguments: StandardFunction.names.sorted())
  func whatIsTakenCompiles(name: String) throws {
    let function = try #require(StandardFunction.named(name))
    let values = [
      "f", "h", "i", "u", "b", "l", "f2", "h3", "i3", "l2", "m", "c", "e", "g", "list", "layer",
    ]
    var calls = [[String]](repeating: [], count: 1)
    for position in 0..<function.argumentCount {
      let others = ["f", "i", "u", "l", "f2", "i3", "m", "c"]
      let choices = position == 0 ? values : position == 1 ? others : [position == 2 ? "f2" : "u"]
      calls = calls.flatMap { call in choices.map { call + [$0] } }
    }
    let statements = calls.map { "\(name)(\($0.joined(separator: ", ")));" }
    let variables = """
      float f = p.x; half h = 1; int i = 2; uint u = 3; bool b = true; long l = 5;
      float2 f2 = p; half3 h3 = 1; int3 i3 = 2; long2 l2 = 6; float2x3 m = float2x3(f2.xyx, f2.yxy);
      const float c = 1; Mode e = on; Pair g = {1, 2}; float list[3] = {1, 2, 3};
      """
    let head =
      "#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal; enum Mode { off, on }; struct Pair { float a; float b; };\n"
    func source(_ index: Int, _ statement: String) -> String {
      "[[ stitchable ]] half4 t\(index)(float2 p, SwiftUI::Layer layer) { \(variables)\n\(statement)\nreturn 0; }\n"
    }
    let all = head + statements.enumerated().map(source).joined()
    let functions = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": all])).functions
    #expect(functions.count == statements.count)
    let taken = zip(functions, statements).filter { $0.0.isTranslated }.map(\.1)
    let whole = head + source(0, taken.joined(separator: "\n"))
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": whole]))
    #expect(translation.diagnostics.map(\.description) == [])
    let found = try #require(translation.functions.first)
    try #require(found.isTranslated)
    let text = StandaloneProgram(found).text.text
    do { try ShaderDriver.shared.check(text) } catch { Issue.record("\(error)\n\(text)") }
  }

  @Test func allOfThemFitIntoOneProgram() throws {
    let statements = StandardFunction.names.sorted().compactMap { name in
      StandardFunction.named(name).flatMap { Self.statements(calling: name, $0.shape).first }
    }
    try expectCompiled(statements, halfMode: .float)
    try expectCompiled(
      statements.map {
        $0.contains(" pack_")
          ? $0 : $0.replacing("float", with: "half").replacing("_half", with: "_float")
      },
      halfMode: .exact)
  }

  /// Expected from arithmetic in 64 bits.
  @Test func madsatIsExactToTheLimits() throws {
    let values: [Int32] = [0, 1, -1, 3, 46341, -65536, 65536, .max, .min]
    let count = values.count * values.count * values.count
    for type in ["int", "uint"] {
      let table = values.map {
        type == "int" && $0 != .min ? "\($0)" : "\(type)(\(UInt32(bitPattern: $0))u)"
      }
      var evaluation = Evaluation(
        """
        constant \(type) table[] = {\(table.joined(separator: ", "))};
        [[ stitchable ]] half4 f(float2 position) {
          int i = int(position.x);
          \(type) r = madsat(table[i / 81], table[i / 9 % 9], table[i % 9]);
          return half4((r >> 24) & 255, (r >> 16) & 255, (r >> 8) & 255, r & 255);
        }
        """)
      evaluation.size = (count, 1)
      let pixels = try evaluation.pixels()
      for index in try nonEmpty(0..<count) {
        let operands = [index / 81, index / 9 % 9, index % 9].map { values[$0] }
        let expected: UInt32
        if type == "int" {
          let (x, y, z) = (Int64(operands[0]), Int64(operands[1]), Int64(operands[2]))
          expected = UInt32(bitPattern: Int32(clamping: x * y + z))
        } else {
          let wide = operands.map { UInt64(UInt32(bitPattern: $0)) }
          expected = UInt32(clamping: wide[0] * wide[1] + wide[2])
        }
        let found = pixels[(4 * index)..<(4 * index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        #expect(found == expected, "\(type) \(operands)")
      }
    }
  }

  private func expectCompiled(_ statements: [String], halfMode: HalfMode) throws {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 f(float2 position) {
        float4 v = position.xyxy;
        \(statements.joined(separator: "\n  "))
        return half4(v);
      }
      """
    let translation = MetalTranslation(
      of: "test.metal", in: SourceFolder(["test.metal": source]), halfMode: halfMode)
    #expect(translation.diagnostics.map(\.description) == [])
    let found = try #require(translation.functions.first)
    try #require(found.isTranslated)
    let text = StandaloneProgram(found).text.text
    do { try ShaderDriver.shared.check(text) } catch { Issue.record("\(error)\n\(text)") }
  }

  // MARK: Calls

  /// `half3(v.xyz)` for `half` and 3.
  private static func value(_ type: String, _ width: Int) -> String {
    "\(type)\(width == 1 ? "" : "\(width)")(v.\("xyzw".prefix(width)))"
  }

  private static func result(of name: String, _ arguments: [String]) -> String {
    "{ auto result = \(name)(\(arguments.joined(separator: ", "))); }"
  }

  /// One statement for each combination of types that `shape` takes.
  private static func statements(
    calling name: String, _ shape: StandardFunction.Shape
  ) -> [String] {
    let floating = ["float", "half"]
    let integers = ["int", "uint", "short", "ushort", "char", "uchar"]
    let all = floating + integers + ["bool"]
    // of a float and an int
    let isAmbiguous = ["min", "max", "clamp"].contains { name.hasSuffix($0) }
    func each(_ types: [String], _ widths: ClosedRange<Int>, _ call: (String, Int) -> String)
      -> [String]
    {
      types.flatMap { type in widths.map { call(type, $0) } }
    }
    func same(_ count: Int, _ types: [String], _ widths: ClosedRange<Int> = 1...4) -> [String] {
      let alike = each(types, widths) { type, width in
        result(of: name, Array(repeating: value(type, width), count: count))
      }
      guard count > 1, widths.upperBound > 3 else { return alike }
      let beside = types.map { type in  // numbers beside a vector
        result(of: name, [value(type, 3)] + Array(repeating: value(type, 1), count: count - 1))
      }
      let mixed = types.map { type in
        result(of: name, [value(type, 1)] + Array(repeating: value("int", 1), count: count - 1))
      }
      let literal = [1, 2, 3, 5].map { number in  // `pow` makes a product of them
        result(
          of: name, [value("float", 3)] + Array(repeating: "\(number)", count: count - 1))
      }
      return alike + beside + (isAmbiguous ? [] : mixed) + (types.contains("float") ? literal : [])
    }
    func written(_ type: (String) -> String) -> [String] {
      each(floating, 1...4) { scalar, width in
        let suffix = width == 1 ? "" : "\(width)"
        return "{ \(type(scalar))\(suffix) other; auto result = "
          + "\(name)(\(value(scalar, width)), other); }"
      }
    }
    switch shape {
    case .floating(let count), .reduction(let count), .test(let count):
      return same(count, floating) + same(count, all, 1...1)
    case .numeric(let count):
      return same(count, floating + integers) + same(count, ["bool"], 1...1)
    case .toInteger: return same(1, floating) + same(1, all, 1...1)
    case .anyOrAll: return same(1, ["bool"]) + same(1, all, 1...1)
    case .integer(let count), .word(let count):
      return same(count, integers) + same(count, ["bool"], 1...1)
    case .difference: return same(2, integers) + same(2, ["bool"], 1...1)
    case .refraction:
      return each(floating, 1...4) { type, width in
        result(of: name, [value(type, width), value(type, width), value(type, 1)])
      }
    case .cross: return same(2, floating, 3...3)
    case .selection:
      return each(all, 1...4) { type, width in
        result(of: name, [value(type, width), value(type, width), value("bool", width)])
      }
        + each(all, 1...4) { type, width in
          result(of: name, [value(type, width), value(type, width), value("bool", 1)])
        }
    case .secondResult: return written { $0 }
    case .exponentResult: return written { _ in "int" }
    case .scaled:
      return each(floating, 1...4) { type, width in
        result(of: name, [value(type, width), value("int", width)])
      }
        + each(floating, 1...4) { type, width in
          result(of: name, [value(type, width), value("int", 1)])
        }
    case .determinant:
      return each(floating, 2...4) { type, width in
        result(of: name, ["\(type)\(width)x\(width)(v.x)"])
      }
    case .transpose:
      return each(floating, 2...4) { type, columns in
        (2...4).map { rows in result(of: name, ["\(type)\(columns)x\(rows)(v.x)"]) }
          .joined(separator: "\n  ")
      }
    case .bits(let count):
      return ["int", "uint"].flatMap { number in
        each(integers, 1...4) { type, width in
          let places = Array(repeating: value(number, 1), count: 2)
          return result(of: name, Array(repeating: value(type, width), count: count) + places)
        }
      }
    case .packing(let width, let scalar):
      return [result(of: name, [value("\(scalar)", width)])]
    case .unpacking: return ["uint", "int"].map { result(of: name, [value($0, 1)]) }
    case .statement: return ["if (v.x > 9) { \(name)(); }"]
    }
  }
}

import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

@Suite struct BuiltinFunctionTests {
  /// How a type is spelled, by a checker without names.
  private static func spelling(_ type: ShaderType) -> String {
    Checker(log: DiagnosticLog()).name(of: type)
  }

  /// A program that calls every form of a function.
  private static func program(of function: BuiltinFunction, called name: String) -> String {
    let samplers = Set(
      function.forms.flatMap(\.parameters).map(spelling).filter { $0.contains("sampler") })
    var source = samplers.sorted().map { "uniform \($0) of_\($0);\n" }.joined()
    for (number, form) in function.forms.enumerated() {
      var parameters: [String] = []
      var arguments: [String] = []
      for (index, type) in form.parameters.enumerated() {
        if case .texture = type {
          arguments.append("of_\(spelling(type))")
          continue
        }
        if form.constants.contains(index) {
          arguments.append("\(spelling(type))(2)")
          continue
        }
        let isWritten = form.writesLast && index == form.parameters.count - 1
        parameters.append("\(isWritten ? "inout " : "")\(spelling(type)) p\(index)")
        arguments.append("p\(index)")
      }
      source += "\(spelling(form.result)) f\(number)(\(parameters.joined(separator: ", "))) { "
      source += "return \(name)(\(arguments.joined(separator: ", "))); }\n"
    }
    return source
  }

  @Test(arguments: BuiltinFunction.all.map(\.name))
  func theDriverHasEveryForm(name: String) throws {
    let function = try #require(BuiltinFunction.named(name))
    #expect(!function.forms.isEmpty)
    #expect(Set(function.forms.map(\.parameters)).count == function.forms.count)
    try ShaderDriver.shared.check(
      "#version 330 core\n" + Self.program(of: function, called: function.written)
        + "void main() {}\n")
  }

  @Test(arguments: BuiltinFunction.all.map(\.name))
  func everyFormIsChosen(name: String) throws {
    let function = try #require(BuiltinFunction.named(name))
    let found = reading(Self.program(of: function, called: name) + "void draw() {}")
    #expect(found.mistakes.isEmpty, "\(found.mistakes)")
  }

  @Test func everyNameIsReserved() throws {
    let names = BuiltinFunction.names.filter { !$0.hasSuffix("EXT") }
    for name in try nonEmpty(names) {
      #expect(GLSLReservedWords.functions.contains(name), "\(name)")
    }
  }
}

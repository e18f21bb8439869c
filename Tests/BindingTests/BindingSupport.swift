import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// Writes a function of some kind around a list of parameters, and binds them.
func bindings(
  _ parameters: String, kind: EffectKind = .color, comment: String = ""
) throws -> [ArgumentBinding] {
  let (result, first) =
    switch kind {
    case .fill: ("half4", "")
    case .color: ("half4", ", half4 color")
    case .distortion: ("float2", "")
    case .layer: ("half4", ", SwiftUI::Layer layer")
    }
  let rest = parameters.isEmpty ? "" : ", \(parameters)"
  let stated = kind == .fill ? "/// @kind fill\n" : ""
  let source = """
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    \(comment)
    \(stated)[[ stitchable ]] \(result) f(float2 position\(first)\(rest)) { return 0; }
    """
  let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
  let function = try #require(translation.functions.first)
  try #require(function.kind == kind, "\(parameters): \(translation.diagnostics)")
  return ArgumentBinding.bindings(of: function.parameters, kind: kind)
}

/// The one binding of a function of one argument.
func binding(
  _ parameter: String, kind: EffectKind = .color, comment: String = ""
) throws -> ArgumentBinding {
  let found = try bindings(parameter, kind: kind, comment: comment)
  try #require(found.count == 1)
  return found[0]
}

extension ArgumentBinding {
  /// The control that a user moves; `nil` for an argument that is fed otherwise.
  var moved: Parameter? { feed == .control ? control : nil }

  var range: ClosedRange<Double>? {
    switch moved?.kind {
    case .number(let range, _, _), .vector(_, let range, _, _), .list(_, let range, _, _): range
    default: nil
    }
  }

  /// The numbers at rest, elements of a list one after another; a switch is 0 or 1, a color
  /// premultiplied.
  var rest: [Double] {
    switch moved?.defaultValue {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .color(let color):
      [color.red, color.green, color.blue].map { $0 * color.opacity } + [color.opacity]
    case .toggle(let isOn): [isOn ? 1 : 0]
    default: []
    }
  }

  var isColor: Bool {
    if case .color = moved?.kind { true } else { false }
  }
}

extension [ArgumentBinding] {
  func named(_ name: String) throws -> ArgumentBinding {
    try #require(first { $0.parameter.name == name }, "no argument '\(name)'")
  }

  /// Names of what a press moves.
  var driven: [String] { filter { $0.pressed != nil }.map(\.parameter.name) }
}

import Testing

@testable import ShaderTranslation

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
  var control: ArgumentControl? {
    if case .control(let control) = feed { control } else { nil }
  }

  var range: ClosedRange<Double>? {
    switch control?.kind {
    case .number(let range, _, _, _), .vector(_, let range, _, _): range
    case .list(let list): list.range
    default: nil
    }
  }

  var rest: [Double] { control?.defaults ?? [] }

  var isWhole: Bool {
    if case .number(_, _, _, true) = control?.kind { true } else { false }
  }

  var isColor: Bool {
    if case .color = control?.kind { true } else { false }
  }
}

extension [ArgumentBinding] {
  func named(_ name: String) throws -> ArgumentBinding {
    try #require(first { $0.parameter.name == name }, "no argument '\(name)'")
  }

  /// Names of what a press moves.
  var driven: [String] { filter { $0.control?.pressed != nil }.map(\.parameter.name) }
}

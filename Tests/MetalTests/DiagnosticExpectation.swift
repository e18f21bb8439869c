import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Expects the first error of `marked` to cover what stands between ⟦ and ⟧, and to say `message`;
/// `nil` takes any message.
///
/// `marked` is the body of a layer effect `half4 f(float2 position, SwiftUI::Layer layer, float4
/// bounds)`, or a whole file when it says `stitchable` itself.
func expectError(
  _ marked: String, _ message: String?, hint: String? = nil, above: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let isFile = marked.contains("stitchable")
  let whole =
    isFile
    ? marked
    : """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    \(above)
    [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer, float4 bounds) {
      \(marked)
      return half4(0);
    }
    """
  let file = MarkedText(whole)
  let translation = MetalTranslation(of: "test.metal", in: SourceFolder(["test.metal": file.text]))
  let errors = translation.diagnostics.filter { $0.severity == .error }
  guard let first = errors.first else {
    Issue.record("no error; expected '\(message ?? "one")'", sourceLocation: sourceLocation)
    return
  }
  if let message {
    #expect(first.message == message, sourceLocation: sourceLocation)
    #expect(first.hint == hint, sourceLocation: sourceLocation)
  }
  if let place = file.place, let span = first.span {
    #expect(
      MarkedText.Place(line: span.line, column: span.column, length: span.length) == place,
      "\(first)", sourceLocation: sourceLocation)
  }
}

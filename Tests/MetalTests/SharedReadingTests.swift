import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Tokens

/// Files of one project that include the same: it is parsed once, and nothing else changes.
@Suite struct SharedReadingTests {
  /// More than the 500 tokens from which on a beginning is stored, with what parsing has to
  /// remember: types, templates, namespaces.
  private static let header =
    """
    #include <metal_stdlib>
    using namespace metal;
    struct Wave { float height; float2 place; };
    template <typename T> T twice(T x) { return x + x; }
    namespace shapes { float disc(float2 p) { return length(p); } }
    namespace s = shapes;
    #ifdef HIGH
    constant float level = 2;
    #else
    constant float level = 1;
    #endif

    """ + (1...40).map { "float ramp\($0)(float x) { return x * \($0); }\n" }.joined()

  private static let files = [
    "Waves.h": header,
    "a.metal": """
    #include "Waves.h"
    [[ stitchable ]] half4 a(float2 p) {
      Wave wave = { 1, p };
      return half4(twice<float>(wave.height) * s::disc(p) * ramp3(level));
    }
    """,
    "b.metal": """
    #include "Waves.h"
    [[ stitchable ]] half4 b(float2 p) { return half4((Wave { 2, p }).height + ramp7(level)); }
    """,
    // Another meaning of the header
    "high.metal": """
    #define HIGH
    #include "Waves.h"
    [[ stitchable ]] half4 high(float2 p) { return half4(ramp7(level)); }
    """,
    "broken.metal": """
    #include "Waves.h"
    [[ stitchable ]] half4 broken(float2 p) { return half4(ramp7(level) }
    [[ stitchable ]] half4 sound(float2 p) { return half4(ramp7(lvel)); }
    """,
  ]

  @Test func translationsAreTheSameAsAlone() throws {
    let folder = SourceFolder(Self.files)
    let shared = SharedReading()
    for path in ["a.metal", "high.metal", "broken.metal", "b.metal", "a.metal"] {
      let alone = MetalTranslation(of: path, in: folder)
      let together = MetalTranslation(of: path, in: folder, sharing: shared)
      #expect(together.diagnostics == alone.diagnostics)
      let texts = [alone, together].map { translation in
        translation.functions.map { $0.isTranslated ? $0.glsl(prefix: "f_").text.text : $0.name }
      }
      #expect(texts[0] == texts[1], "\(path)")
      #expect(!texts[0].isEmpty)
    }
    let high = MetalTranslation(of: "high.metal", in: folder, sharing: shared)
    let text = try #require(high.functions.first).glsl(prefix: "f_").text.text
    #expect(text.contains("2.0"))
  }

  /// Reads the tokens of a file as a translation does.
  private static func tokens(of path: String, _ log: DiagnosticLog, _ files: LexedFiles) -> [Token]
  {
    let library = SourceLibrary(
      folder: SourceFolder(Self.files), log: log, displayPrefix: "", lexed: files)
    var preprocessor = Preprocessor(library: library, language: .metal)
    return library.entry(at: path).map { preprocessor.tokens(of: $0) } ?? []
  }

  @Test func whatIsIncludedIsParsedOnce() throws {
    let (known, files, log) = (ParsedBeginnings(), LexedFiles(), DiagnosticLog())
    let first = Self.tokens(of: "a.metal", log, files)
    let whole = Parser.declarations(of: first, log: log, after: known).declarations
    let second = Self.tokens(of: "b.metal", DiagnosticLog(), files)
    let beginning = try #require(known.beginning(of: second))
    // All but the function of the file itself: `[[` is the first token that is its own.
    #expect(second[beginning.count].kind == .leftBracket)
    #expect(beginning.count > 500)
    #expect(beginning.declarations.count == whole.count - 1)
    // The same unit again, as the helpers of a project are for each of its files
    #expect(known.beginning(of: first)?.declarations.count == whole.count)
    #expect(known.beginning(of: Self.tokens(of: "high.metal", DiagnosticLog(), files)) == nil)
  }

  @Test func aFileIsLexedOnce() {
    let files = LexedFiles()
    let text = Array("float x = 1; // one".utf8)
    let first = files.lexed(text, file: 0).tokens
    let again = files.lexed(Array(text), file: 0).tokens
    let place = { (tokens: [Token]) in tokens.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(place(first) == place(again))
    let other = files.lexed(text, file: 1).tokens
    #expect(other.map(\.span.start.file) == [1, 1, 1, 1, 1, 1])
  }
}

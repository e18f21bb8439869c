import Dialects
import Foundation
import Tokens

/// The shader files of the tests, by dialect: what mutations begin with.
package struct Seeds: Sendable {
  /// Contents by the name of the dialect, in order of the paths.
  private let files: [String: [[UInt8]]]

  /// The folder of all tests, when the fuzzer was built.
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  package init() {
    var files: [String: [[UInt8]]] = [:]
    let names = FileManager.default.enumerator(atPath: Self.tests.path)?.compactMap {
      $0 as? String
    }
    for name in (names ?? []).sorted() where !name.hasPrefix("FuzzingTests/") {
      guard KnownDialects.fileEndings.contains(where: name.hasSuffix),
        let data = try? Data(contentsOf: Self.tests.appending(path: name)), data.count < 20_000,
        let dialect = KnownDialects.evidence(in: Array(data), path: name).dialect
      else { continue }
      files[dialect.name, default: []].append(Array(data))
    }
    for (dialect, text) in Self.written { files[dialect, default: []].append(Array(text.utf8)) }
    self.files = files
  }

  /// Files of one dialect; at least one.
  package func files(of dialect: String) -> [[UInt8]] {
    files[dialect] ?? [Array("void main() {}".utf8)]
  }

  /// Forms that no file of the tests has.
  private static let written: [(String, String)] = [
    (
      "libretro",
      """
      #version 130
      #pragma parameter level "Level" 0.5 -1.0 1.0 0.1
      #pragma parameter mode "Mode" 1.0 0.0 3.0 1.0
      #if defined(VERTEX)
      #define COMPAT_ATTRIBUTE in
      COMPAT_ATTRIBUTE vec4 VertexCoord;
      COMPAT_ATTRIBUTE vec4 TexCoord;
      out vec4 TEX0;
      uniform mat4 MVPMatrix;
      void main() { gl_Position = MVPMatrix * VertexCoord; TEX0.xy = TexCoord.xy; }
      #elif defined(FRAGMENT)
      out vec4 FragColor;
      uniform int FrameDirection, FrameCount;
      uniform vec2 OutputSize, TextureSize, InputSize;
      uniform sampler2D Texture;
      in vec4 TEX0;
      #ifdef PARAMETER_UNIFORM
      uniform float level, mode;
      #else
      #define level 0.5
      #define mode 1.0
      #endif
      void main() {
        vec2 p = TEX0.xy * TextureSize / InputSize;
        vec3 c = texture(Texture, TEX0.xy).rgb;
        FragColor = vec4(mode > 1.0 ? c * level : c.zyx * sin(p.y * 3.14), 1.0);
      }
      #endif
      """
    ),
    (
      "ghostty",
      """
      float ease(float x) { return pow(1.0 - x, 3.0); }
      vec4 TRAIL = iCurrentCursorColor;
      void mainImage(out vec4 fragColor, in vec2 fragCoord) {
        fragColor = texture(iChannel0, fragCoord.xy / iResolution.xy);
        vec2 place = iCurrentCursor.xy - iPreviousCursor.xy;
        float t = ease(clamp((iTime - iTimeCursorChange) / 0.3, 0.0, 1.0));
        if (iFocus > 0 && length(fragCoord - iCurrentCursor.xy) < 20.0 * t)
          fragColor = mix(fragColor, TRAIL, t + dot(place, place) * 0.0);
      }
      """
    ),
    (
      "swift",
      """
      import SwiftUI
      struct Waves: View {
        @State private var pace: Float = 1.5
        let start = Date()
        private var tint: Color { pace > 1 ? .pink : Color(red: 0.2, green: 0.4, blue: 1) }
        var body: some View {
          TimelineView(.animation) { context in
            let time = context.date.timeIntervalSince(start) * 2 + 0.5
            Image("a").resizable().frame(width: 200, height: 120).clipShape(.rect(cornerRadius: 12))
              .layerEffect(ShaderLibrary.waves(.float(time), .float2(20, -3e2), .color(tint),
                .floatArray([1, 2.5, 0x1F])), maxSampleOffset: CGSize(width: 20, height: 1 << 4))
              .visualEffect { content, proxy in
                content.colorEffect(ShaderLibrary.bundle(.main).glow(.boundingRect,
                  .float2(proxy.size), .float(min(pace, 3) > 2 ? 1 : -pace)))
              }
          }
        }
        func f(_ s: String = "a \\(b + "c")") -> [Int] { /* /* x */ */ #if DEBUG
          return [1, 2].map { $0 * 2 } #endif }
      }
      """
    ),
  ]
}

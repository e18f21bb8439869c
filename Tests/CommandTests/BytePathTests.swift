import Foundation
import Pictures
import TestSupport
import Testing

/// Paths are bytes: files are opened and written under names that are no UTF-8, that hold control
/// characters, or the private characters by which such names are written.
@Suite struct BytePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a script of bash, whose `$'\xff'` are bytes, in the folder; `h` is the program.
  private func bash(_ script: String) async throws -> Command.Output {
    let start = "set -e\nh() { \"$HARMONIC\" \"$@\"; }\n"
    return try await Command(
      "bash", "-c", start + script,
      environment: [
        "HARMONIC": Command.builtExecutable("harmonic"), "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
      ], workingDirectory: folder.path
    ).run()
  }

  /// As bash writes them between `$'` and `'`.
  private static let names = [
    #"caf\xe9"#, #"\xff"#, #"two\nlines"#, #"\x1b[31mred"#, #"\xf4\x8f\xbb\xa9"#,
    #"it\'s\xcc\x81 \\ 波"#, #"\xcc\x81"#, #"\xe2\x80\xaefdp"#,
  ]

  private static let shader = """
    cat > $'NAME.metal' <<'END'
    #include "part.h"
    [[ stitchable ]] half4 dim(float2 p, half4 color) { return color * part; }
    END
    echo 'constant half part = 0.5;' > part.h

    """

  @Test(arguments: names)
  func aShaderIsDrawnIntoAPictureAndThatOpensAgain(name: String) async throws {
    let script = """
      mkdir $'d\\xfe'; cd $'d\\xfe'
      \(Self.shader)
      h capture ./$'NAME.metal' -o ./$'NAME.png' --size 24x16 --quiet
      h capture ./$'NAME.png' -o again.png --quiet
      cmp ./$'NAME.png' again.png
      # There are these four and no file of another name.
      [ "$(find . -type f -printf x)" = xxxx ]
      cd ..
      h capture $'d\\xfe/NAME.metal' -o $'NAME.png' --size 24x16 --quiet
      [ -s $'NAME.png' ]
      h check $'d\\xfe/NAME.metal' --quiet
      h translate $'d\\xfe/NAME.metal' > /dev/null
      """
    let output = try await bash(script.replacing("NAME", with: name))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.isEmpty, "\(output.errorText)")
  }

  @Test(arguments: names)
  func everyOptionTakesSuchAName(name: String) async throws {
    let red = Picture(width: 2, height: 2, pixels: (0..<4).flatMap { _ in [255, 0, 0, 255] })
    _ = try folder.file("red.png", red.pngBytes())
    let script = """
      mkdir $'d\\xfe' $'d\\xfe/NAME'; cp red.png $'d\\xfe/NAME.png'
      \(Self.shader)
      mv part.h $'d\\xfe/NAME/part.h'
      echo '{ "width": 2, "height": 2, "points": [[0,0],[1,0],[0,1],[1,1]],
        "colors": ["FFF", "000", "F00", "00F"] }' > $'d\\xfe/NAME.json'
      echo 'void mainImage(out vec4 c, vec2 p) { c = texture(iChannel0, p / 16.0); }' > p.glsl
      echo 'vec4 transition(vec2 p) { return mix(getFromColor(p), getToColor(p), progress); }' > t.glsl
      p=$'d\\xfe/NAME.png'
      set -- --size 16x16 --time 0 --quiet
      h capture ./$'NAME.metal' --include $'d\\xfe/NAME' --layer "$p" -o a.png --time 0 --quiet
      h capture ./$'NAME.metal' --include $'d\\xfe/NAME' --image "$p" -o b.png "$@"
      h capture p.glsl --channel0 "$p" -o c.png "$@"
      h capture t.glsl --from "$p" --to "$p" -o d.png "$@"
      h capture aurora --set mesh=$'d\\xfe/NAME.json' -o e.png "$@"
      h capture $'d\\xfe/NAME.json' -o f.png "$@"
      for i in a b c d e f; do
        h capture $i.png -o again.png --quiet
        cmp $i.png again.png
      done
      """
    let output = try await bash(script.replacing("NAME", with: name))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.isEmpty, "\(output.errorText)")
  }

  /// The file's own bytes name what it includes, as they would in another compiler.
  @Test func anIncludedFileIsNamedByBytes() async throws {
    let output = try await bash(
      """
      echo 'constant half part = 0.5;' > $'caf\\xe9.h'
      printf '#include "caf\\xe9.h"\\n[[ stitchable ]] half4 dim(float2 p, half4 color) { return color * part; }\\n' > dim.metal
      h check dim.metal
      """)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  @Test func aFolderOfSuchFilesIsListedAndItsProjectSearched() async throws {
    let output = try await bash(
      """
      mkdir $'d\\xfe' $'d\\xfe/\\xff'; cd $'d\\xfe'; touch Package.swift
      echo '[[ stitchable ]] half4 a(float2 p, half4 c, float x) { return c * half(x); }' > $'\\xff/\\xe9.metal'
      echo 'view.colorEffect(ShaderLibrary.a(.float(0.25)))' > $'\\xfd.swift'
      h list $'\\xff'
      h check $'\\xff/\\xe9.metal'
      """)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text.contains(#"\xff/\xe9.metal: a: color effect"#), "\(output.text)")
    #expect(output.text.contains(#"\xfd.swift:1"#), "\(output.text)")
  }

  /// JSON is Unicode: a byte that is none is the private character U+10FE00 + byte.
  @Test func jsonNamesTheFile() async throws {
    let output = try await bash(
      """
      \(Self.shader.replacing("NAME", with: #"a\n\xe9"#))
      h list --json ./$'a\\n\\xe9.metal'
      """)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let json = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: Any]
    #expect(json?["file"] as? String == "./a\n\u{10FEE9}.metal")
    #expect(output.bytes.allSatisfy { $0 < 0x7F })
  }

  @Test func homeAndItsFoldersMayBeNamedSo() async throws {
    let output = try await bash(
      """
      mkdir $'h\\xfe'; export HOME=$PWD/$'h\\xfe'; unset XDG_CACHE_HOME
      \(Self.shader.replacing("NAME", with: "dim"))
      h capture dim.metal -o out.png --quiet
      [ -d $'h\\xfe/.cache/harmonic' ]
      [ "$(ls -d h* | wc -l)" = 1 ]
      """)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }
}

import Pictures
import TestSupport
import Testing

/// Cube maps that nobody names, and those of ISF files, captured by the command.
@Suite struct CubeMapTests {
  /// A lookup above and one below, by a `vec3`.
  private static let lookups = "texture(iChannel0, vec3(0.01, p.y < 1.0 ? -1.0 : 1.0, 0.02))"

  @Test(arguments: [
    "void mainImage(out vec4 o, in vec2 p) { o = \(lookups); }",
    "#iChannel0::Type \"CubeMap\"\nvoid mainImage(out vec4 o, in vec2 p) { o = \(lookups); }",
    "// iChannel0: cubemap\nvoid mainImage(out vec4 o, in vec2 p) { o = \(lookups); }",
    """
    vec4 sky(samplerCube map, vec3 way) { return texture(map, way); }
    void mainImage(out vec4 o, in vec2 p) { o = sky(iChannel0, vec3(0, p.y < 1. ? -1 : 1, 0)); }
    """,
    """
    uniform samplerCube sky;
    uniform vec2 resolution;
    void main() {
      gl_FragColor = textureCube(sky, vec3(0.0, gl_FragCoord.y < 1.0 ? -1.0 : 1.0, 0.0));
    }
    """,
    "void mainImage(out vec4 o, in vec2 p) { o = textureLod(iChannel0, vec3(0, 1.0 - p.y, 0), 0.); }",
  ])
  func aLookupByThreeNumbersReadsASky(source: String) async throws {
    let files = try ShaderCapture(["sky.frag": source])
    let shot = try await files.shot("sky.frag", "--size", "1x2")
    let isTurned = source.contains("1.0 - p.y")
    let above = shot.pixel(0, isTurned ? 1 : 0)
    let below = shot.pixel(0, isTurned ? 0 : 1)
    // A blue sky above a brown ground
    #expect(above[2] > above[0] + 60 && above[3] == 255, "\(above)")
    #expect(below[0] > below[2] && below[3] == 255, "\(below)")
  }

  /// A note names the sky; a picture beside it stays a picture.
  @Test func aFolderMayHaveBothKindsOfTextures() async throws {
    let files = try ShaderCapture([
      "bufferA.glsl": "void mainImage(out vec4 o, in vec2 p) { o = vec4(0.2, 0.4, 0.6, 1.0); }",
      "image.glsl": """
      void mainImage(out vec4 o, in vec2 p) {
        vec4 sky = texture(iChannel1, vec3(0.0, 1.0, 0.0));
        o = p.x < 1.0 ? texture(iChannel0, p / iResolution.xy) : sky;
      }
      """,
    ])
    let shot = try await files.shot(".", "--size", "2x1")
    #expect(shot.pixel(0, 0) == [51, 102, 153, 255])
    #expect(shot.pixel(1, 0)[2] > shot.pixel(1, 0)[0] + 60)
    let check = try await files.run("check", ".")
    #expect(check.errorText.contains("it reads a cube map of a sky"), "\(check.errorText)")
  }

  @Test func anOptionNamesTheSixPicturesOfOne() async throws {
    let files = try ShaderCapture([
      "sky.glsl":
        "void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, vec3(p - 1.0, 9)); }"
    ])
    let faces = ["px", "nx", "py", "ny", "pz", "nz"]
    for (index, face) in faces.enumerated() {
      try files.add("sky_\(face).png", color: [UInt8(index * 40), 7, 9])
    }
    let shot = try await files.shot("sky.glsl", "--size", "2x2", "--channel0", "sky_{}.png")
    #expect(shot.pixel(0, 0) == [160, 7, 9, 255])
    let one = try await files.run(
      "capture", "sky.glsl", "--channel0", "sky_px.png", "-o", "one.png")
    #expect(one.status == .exitCode(3))
    #expect(one.errorText.contains("'iChannel0' is read as a cube map"), "\(one.errorText)")
  }

  // MARK: - ISF

  private static let faces = ["right", "left", "up", "down", "front", "back"]

  private func isf(_ paths: [String]) -> String {
    let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      /*{ "INPUTS": [], "IMPORTED": { "room": { "TYPE": "cube", "PATH": [ \(list) ] } } }*/
      void main() {
        vec3 ways[6] = vec3[6](vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 1, 0), vec3(0, -1, 0),
          vec3(0, 0, 1), vec3(0, 0, -1));
        gl_FragColor = textureCube(room, ways[int(gl_FragCoord.x)]);
      }
      """
  }

  @Test func anImportedCubeMapHasItsFacesInOrder() async throws {
    let files = try ShaderCapture(["room.fs": isf(Self.faces.map { "\($0).png" })])
    for (index, face) in Self.faces.enumerated() {
      try files.add("\(face).png", color: [UInt8(index * 50), 20, 30])
    }
    let shot = try await files.shot("room.fs", "--size", "6x1")
    #expect((0..<6).map { shot.pixel($0, 0) } == (0..<6).map { [$0 * 50, 20, 30, 255] })
  }

  @Test(arguments: [
    (["right.png", "left.png"], "a cube map is six pictures, found 2"),
    (faces.map { "../\($0).png" }, "lies outside of the shader's folder"),
    (faces.map { "\($0).png" }, "right.png"),
  ])
  func anImportedCubeMapThatIsNotWholeIsRefused(paths: [String], message: String) async throws {
    let files = try ShaderCapture(["room.fs": isf(paths)])
    let output = try await files.run("capture", "room.fs", "-o", "room.png")
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains(message), "\(output.errorText)")
  }
}

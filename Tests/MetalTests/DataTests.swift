import DriverSupport
import TestSupport
import Testing

@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// `.data(…)` arguments: bytes of the host, read with the layout of Metal's types (Metal Shading
/// Language Specification, §2.2 to §2.5), little endian.
@Suite struct DataTests {
  private static func bytes(of values: [any BitPattern]) -> [Float] {
    values.flatMap(\.bytes).map(Float.init)
  }

  private func pixel(_ source: String, _ bytes: [Float]) throws -> [Float] {
    var evaluation = Evaluation(source)
    evaluation.uniforms = [
      "ptr": .buffer(bytes, channels: 1), "size": .integers([Int32(bytes.count)]),
    ]
    return try evaluation.pixels()
  }

  @Test func floatsBehindAVoidPointer() throws {
    let source = """
      [[ stitchable ]] half4 f(float2 p, device const void *ptr, int size) {
        device const float *dye = static_cast<device const float *>(ptr);
        if (size < 12) { return half4(0, 0, 0, 1); }
        return half4(half(dye[0]), half(dye[1]), half(*(dye + 2)), 1);
      }
      """
    expectNear(
      try pixel(source, Self.bytes(of: [Float(0.25), Float(0.5), Float(0.75)])),
      [0.25, 0.5, 0.75, 1], 1e-6, "floats")
    expectNear(try pixel(source, []), [0, 0, 0, 1], 1e-6, "no data")
  }

  @Test func everyKindOfNumber() throws {
    let source = """
      [[ stitchable ]] half4 f(float2 p, device const void *ptr, int size) {
        device const uchar *b = (device const uchar *)ptr;
        device const char *c = reinterpret_cast<device const char *>(b + 1);
        device const short *s = (device const short *)(b + 2);
        device const ushort *u = (device const ushort *)(b + 4);
        device const half *h = (device const half *)(b + 6);
        device const int *i = (device const int *)(b + 8);
        device const uint *n = (device const uint *)(b + 12);
        return half4(b[0] + *c, *s + *u, *h + *i, *n / 1024u);
      }
      """
    // 200 − 100, −1000 + 3000, 0.5 − 70, 4096 / 1024
    expectNear(
      try pixel(
        source,
        Self.bytes(of: [
          UInt8(200), Int8(-100), Int16(-1000), UInt16(3000), Float16(0.5).bitPattern, Int32(-70),
          UInt32(4096),
        ])), [100, 2000, -69.5, 4], 1e-3, "numbers")
  }

  /// Offsets: `scale` 0, `tint` 16, `size` 32, `mode` 40, `spot` 44 (packed), `turn` 56 and, behind
  /// two columns of 8 bytes, the end at 72, rounded up to 80 by the alignment of 16.
  @Test func structsHaveTheLayoutOfMetal() throws {
    let source = """
      struct Params { float scale; float3 tint; float2 size; int mode; packed_float3 spot; float2x2 turn; };
      static float area(device const Params *p) { return p->size.x * p->size.y; }
      [[ stitchable ]] half4 f(float2 position, device const Params *ptr, int size) {
        device const Params &second = ptr[1];
        if (size_t(size) != 2 * sizeof(Params)) { return half4(0); }
        return half4(second.scale + ptr->tint.z, area(ptr + 1), second.spot.z + ptr[1].mode, (*ptr).turn[1].y);
      }
      """
    func params(_ k: Float) -> [any BitPattern] {
      [k, Float(0), Float(0), Float(0)] + [k + 1, k + 2, k + 3, Float(0)] as [any BitPattern]
        + [k + 4, k + 5, Int32(7), k + 6, k + 7, k + 8] as [any BitPattern]
        + [k + 9, k + 10, k + 11, k + 12, Float(0), Float(0)] as [any BitPattern]
    }
    // scale 20 + tint.z 13, 24 · 25, 28 + 7, 10 + 12
    expectNear(
      try pixel(source, Self.bytes(of: params(10) + params(20))), [33, 600, 35, 22], 1e-3, "struct")
  }

  @Test func vectorsArePackedOrNot() throws {
    let source = """
      typedef packed_float3 Spot;
      [[ stitchable ]] half4 f(float2 position, device const void *ptr, int size) {
        auto loose = (device const float3 *)ptr;
        auto tight = (device const Spot *)ptr;
        float sum = 0;
        device const Spot *end = tight + 2;
        for (int i = 0; i < 2; i++) { sum += tight[i].x; }
        return half4(loose[1].x, tight[1].x, sum, end->y);
      }
      """
    expectNear(
      try pixel(source, Self.bytes(of: (0..<8).map { Float($0) })), [4, 3, 3, 7], 1e-6, "vectors")
  }

  @Test func aPointerWalksByElements() throws {
    let source = """
      [[ stitchable ]] half4 f(float2 position, device const void *ptr, int size) {
        device const float *p = (device const float *)ptr;
        float sum = 0;
        for (int i = 0; i < size / int(sizeof(float)); i++) { sum += *p; ++p; }
        p -= 2;
        return half4(sum, *p, p[1], sizeof(packed_float3));
      }
      """
    expectNear(
      try pixel(source, Self.bytes(of: [Float(1), Float(2), Float(4), Float(8)])), [15, 4, 8, 12],
      1e-6, "walk")
  }

  @Test func theRoleIsData() throws {
    let translation = MetalTranslation(
      of: "a.metal",
      in: SourceFolder([
        "a.metal":
          "#include <metal_stdlib>\nusing namespace metal;\nstruct S { float a; };\n[[ stitchable ]] half4 f(float2 p, half4 c, device const void *ptr, int size, device const S *list, uint bytes, device const float *x, int count) { return c; }"
      ]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first)
    #expect(
      function.parameters.dropFirst(2).map(\.role) == [
        .data, .count(ofArray: "ptr"), .data, .count(ofArray: "list"),
        .array(components: 1, isColor: false), .count(ofArray: "x"),
      ])
    #expect(function.parameters[2].type == "device const void *")
  }

  @Test func sixtyFourBitsAreNotRead() {
    expectError(
      """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 f(float2 position, device const void *ptr, int size) {
        device const long *p = (device const long *)ptr;
        return half4(⟦p[0]⟧);
      }
      """, "'long' cannot be read from data",
      hint: "data holds numbers of up to 32 bits, vectors, matrices, arrays and structs of them")
  }
}

/// A number as its bytes, the lowest first.
private protocol BitPattern { var bytes: [UInt8] { get } }

extension FixedWidthInteger {
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}

extension UInt8: BitPattern {}
extension Int8: BitPattern {}
extension UInt16: BitPattern {}
extension Int16: BitPattern {}
extension UInt32: BitPattern {}
extension Int32: BitPattern {}
extension Float: BitPattern { fileprivate var bytes: [UInt8] { bitPattern.bytes } }

import Glibc
import Layers
import TestSupport
import Testing

@testable import Rendering

/// Gradients, meshes, noise and color matrices as the GPU draws them, against the tables.
@MainActor @Suite struct ColorTests {
  private func pixel(
    _ frame: (pixels: [UInt8], width: Int, height: Int), _ x: Int, _ y: Int
  ) -> [Double] {
    (0..<4).map { Double(frame.pixels[(y * frame.width + x) * 4 + $0]) }
  }

  /// The color at a place between pixel centres.
  private func between(
    _ frame: (pixels: [UInt8], width: Int, height: Int), _ x: Double, _ y: Double
  ) -> [Double] {
    let (left, top) = (Int(x - 0.5), Int(y - 0.5))
    let (u, v) = (x - 0.5 - Double(left), y - 0.5 - Double(top))
    let corners = [
      pixel(frame, left, top), pixel(frame, left + 1, top), pixel(frame, left, top + 1),
      pixel(frame, left + 1, top + 1),
    ]
    let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
    return (0..<4).map { channel in
      zip(corners, weights).reduce(0) { $0 + $1.0[channel] * $1.1 }
    }
  }

  @Test(arguments: ["mesh_aurora", "mesh_three"])
  func meshColorsLieWhereTheirTablePutsThem(table: String) throws {
    let type = AuroraReference.mesh(named: table)
    let stage = try Stage()
    let side = 512.0
    for smooths in [true, false] {
      let mesh = MeshGradient(
        width: type.width, height: type.width, points: type.points, colors: type.colors,
        smoothsColors: smooths)
      let frame = try stage.bytes(Layer(size: Size(width: side, height: side), mesh: mesh))
      for row in try GoldenTable(table).rows {
        // Border points lie between pixels, and folds hide what is below them: only inner points
        // that nothing covers.
        let (x, y) = (try row.number("A_x") * side, try row.number("A_y") * side)
        guard x > 2, y > 2, x < side - 2, y < side - 2, !type.isHidden(row) else { continue }
        let names = smooths ? ["A_r", "A_g", "A_b"] : ["linear_r", "linear_g", "linear_b"]
        let found = between(frame, x, y)
        for (channel, name) in try nonEmpty(names.enumerated()) {
          let expected = try row.number(name) * 255
          // 8 bits, and curves between pixels that are taken for straight lines
          #expect(
            abs(found[channel] - expected) <= 1.5, "\(name) at \(x), \(y): \(found), \(expected)")
        }
      }
    }
  }

  @Test func aMeshDrawsEachPixelOnce() throws {
    let faint = Color(red: 1, green: 1, blue: 1, opacity: 0.5)
    // Two patches side by side, of squares whose sides are fractions of pixels.
    let mesh = MeshGradient(
      width: 3, height: 2,
      points: [(0, 0), (0.4, 0), (1, 0), (0, 1), (0.4, 1), (1, 1)].map(UnitPoint.init(x:y:)),
      colors: Array(repeating: faint, count: 6))
    let frame = try Stage().bytes(Layer(size: Size(width: 70, height: 50), mesh: mesh))
    for y in try nonEmpty(0..<frame.height) {
      for x in try nonEmpty(0..<frame.width) {
        // Half of white over black; twice would be 191, and not at all 0.
        let found = pixel(frame, x, y)
        #expect(found[0] == 127 || found[0] == 128, "\(x), \(y): \(found)")
      }
    }
  }

  @Test func gradientsMixInBothSpaces() throws {
    let stage = try Stage()
    let pairs: [String: (Color, Color)] = [
      "black-white": (.black, .white), "red-blue": (Color(hex: "FF0000"), Color(hex: "0000FF")),
    ]
    for row in try GoldenTable("gradient_mix").rows {
      guard let pair = pairs[try row.text("pair")] else { continue }
      let t = try row.number("t")
      for (mixing, prefix) in [(GradientMixing.perceptual, "perceptual"), (.device, "device")] {
        let layer = Layer(
          size: Size(width: 1, height: 1),
          fill: .linearGradient(
            Gradient(colors: [pair.0, pair.1]), start: UnitPoint(x: 0.5 - t, y: 0.5),
            end: UnitPoint(x: 1.5 - t, y: 0.5), mixing: mixing))
        let found = pixel(try stage.bytes(layer), 0, 0)
        for (channel, name) in ["r", "g", "b"].enumerated() {
          #expect(abs(found[channel] - (try row.number("\(prefix)_\(name)"))) <= 1)
        }
      }
    }
  }

  @Test func radialAndAngularGradientsRunAroundTheirCentre() throws {
    let stage = try Stage()
    let size = Size(width: 80, height: 60)
    let colors = Gradient(colors: [.black, .white])
    let radial = try stage.bytes(
      Layer(
        size: size,
        fill: .radialGradient(
          colors, center: .center, startRadius: 5, endRadius: 25, mixing: .device)))
    let angular = try stage.bytes(
      Layer(
        size: size,
        fill: .angularGradient(colors, center: .center, start: .degrees(90), mixing: .device)))
    for y in stride(from: 1, to: 60, by: 4) {
      for x in stride(from: 1, to: 80, by: 4) {
        let (dx, dy) = (Double(x) + 0.5 - 40, Double(y) + 0.5 - 30)
        let t = min(max((hypot(dx, dy) - 5) / 20, 0), 1)
        #expect(abs(pixel(radial, x, y)[0] - t * 255) <= 1)
        var turn = (atan2(dy, dx) - .pi / 2) / (2 * .pi)
        turn -= turn.rounded(.down)
        #expect(abs(pixel(angular, x, y)[0] - turn * 255) <= 1)
      }
    }
  }

  @Test func hueRotationFollowsItsTable() throws {
    let stage = try Stage()
    let purple = Layer(size: Size(width: 2, height: 2), fill: .color(Color(hex: "AF52DE")))
    for row in try GoldenTable("hue_rotation").rows {
      let layer = purple.hueRotation(.degrees(try row.number("degrees")))
      let found = pixel(try stage.bytes(layer), 1, 1)
      let color = Color(hex: try row.text("purple_clamped_hex"))
      for (found, expected) in try nonEmpty(zip(found, [color.red, color.green, color.blue])) {
        #expect(abs(found - expected * 255) <= 1)
      }
    }
  }

  @Test func brightnessContrastAndSaturationFollowTheirFormulas() throws {
    let stage = try Stage()
    let color = Color(red: 0.2, green: 0.5, blue: 0.7, opacity: 0.8)
    let channels = [0.2, 0.5, 0.7]
    let luma = 0.2126 * 0.2 + 0.7152 * 0.5 + 0.0722 * 0.7
    let layer = Layer(size: Size(width: 2, height: 2), fill: .color(color))
    for (changed, formula) in [
      (layer.brightness(0.4), { (v: Double) in v + 0.4 }),
      (layer.contrast(1.5), { 1.5 * $0 + (1 - 1.5) / 2 }),
      (layer.saturation(0.3), { luma + 0.3 * ($0 - luma) }),
    ] {
      let found = pixel(try stage.bytes(changed), 1, 1)
      for (channel, value) in channels.enumerated() {
        let expected = min(max(formula(value), 0), 1) * 0.8 * 255  // premultiplied
        #expect(abs(found[channel] - expected) <= 1)
      }
      #expect(abs(found[3] - 0.8 * 255) <= 1)
    }
  }

  /// The noise replaces alpha and leaves the color unmultiplied, so that lower opacity adds the
  /// backdrop.
  @Test func theNoiseCompositesAsPublished() throws {
    let stage = try Stage()
    for row in try GoldenTable("noise_composite").rows {
      let backdrop = try row.number("backdrop")
      let c = try row.number("c")
      guard try row.number("noise") == 1 || row.number("intensity") == 0 else { continue }
      let layer = Layer(
        size: Size(width: 1, height: 1), fill: .color(Color(red: c, green: c, blue: c))
      ).colorEffect(
        Shader(
          "parameterizedNoise", .float(0), .float(1), .float(try row.number("opacity"))))
      let frame = try stage.bytes(
        layer, background: Color(red: backdrop, green: backdrop, blue: backdrop))
      let expected = min(1, c + (1 - (try row.number("opacity"))) * backdrop) * 255
      #expect(abs(pixel(frame, 0, 0)[0] - expected) <= 1)
    }
  }

  @Test func theNoiseIsEvenlySpread() throws {
    let layer = Layer(size: Size(width: 200, height: 200), fill: .color(.white))
      .colorEffect(Shader("parameterizedNoise", .float(1), .float(1), .float(1)))
    let frame = try Stage().bytes(layer)
    let values = stride(from: 0, to: frame.pixels.count, by: 4).map {
      Double(frame.pixels[$0]) / 255
    }
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    #expect(abs(mean - 0.5) <= 0.005)
    #expect(abs(variance.squareRoot() - 0.2887) <= 0.002)
    for decile in 0..<10 {
      let share = values.count { min(9, Int($0 * 10)) == decile }
      #expect(abs(Double(share) / Double(values.count) - 0.1) <= 0.01)
    }
  }
}

/// The two published meshes, written down a second time for the tests.
struct AuroraReference {
  let width: Int
  let points: [UnitPoint]
  let colors: [Color]

  static func mesh(named table: String) -> AuroraReference {
    if table == "mesh_three" {
      let (black, blue, green) = (Color.black, Color(hex: "007AFF"), Color(hex: "34C759"))
      return AuroraReference(
        width: 3,
        points: [
          (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.9, 0.3), (1, 0.5), (0, 1), (0.5, 1), (1, 1),
        ].map { UnitPoint(x: $0.0, y: $0.1) },
        colors: [black, black, black, blue, blue, blue, green, green, green])
    }
    return AuroraReference(
      width: 4,
      points: [
        (0, 0), (0.263, 0), (0.680, 0), (1, 0), (0, 0.244), (0.565, 0.340), (0.815, 0.689),
        (1, 0.147), (0, 0.715), (0.289, 0.418), (0.594, 0.766), (1, 0.650), (0, 1), (0.244, 1),
        (0.672, 1), (1, 1),
      ].map { UnitPoint(x: $0.0, y: $0.1) },
      colors: [
        "00264d", "004080", "0059b3", "0073e6", "1a8cff", "4da6ff", "80bfff", "b3d9ff", "00ff80",
        "33ff99", "66ffb3", "99ffcc", "004d40", "00665c", "008577", "00a693",
      ].map(Color.init(hex:)))
  }

  /// Whether a later patch may lie over this point: where the published meshes fold or crowd.
  func isHidden(_ row: GoldenTable.Row) -> Bool {
    guard let x = try? row.number("A_x"), let y = try? row.number("A_y") else { return true }
    if width == 3 { return x > 0.85 && y < 0.5 }
    // The mesh folds beside the vertices (0.289, 0.418) and (0.815, 0.689).
    let besideFirst = x > 0.2 && x < 0.35 && y > 0.33 && y < 0.45
    return besideFirst || (x > 0.45 && y > 0.3 && y < 0.8)
  }
}

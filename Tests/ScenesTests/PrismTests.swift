import Foundation
import Layers
import TestSupport
import Testing

@testable import Scenes

/// The album cover to the coordinate: swiftui-semantics §12.
@Suite struct PrismTests {
  private let canvas = Size(width: 600, height: 600)
  private var geometry: PrismGeometry {
    PrismGeometry(size: canvas, parameters: PrismGeometry.Parameters())
  }

  private struct Table: Decodable {
    let bottomLeft, bottomRight, top, lightStart, lightEnd: [Double]
    let dispersion: [[Double]]
  }

  private func expect(_ point: Point?, at expected: [Double], _ what: String) {
    guard let point else {
      Issue.record("\(what) is nowhere")
      return
    }
    #expect(
      abs(point.x - expected[0]) < 1e-9 && abs(point.y - expected[1]) < 1e-9,
      "\(what) lies at \(point), not \(expected)")
  }

  @Test func everythingLiesWhereTheTableSays() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/darkside_600.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let table = try decoder.decode(Table.self, from: Data(contentsOf: file))
    expect(geometry.bottomLeft, at: table.bottomLeft, "bottom left")
    expect(geometry.bottomRight, at: table.bottomRight, "bottom right")
    expect(geometry.top, at: table.top, "top")
    expect(geometry.lightStart, at: table.lightStart, "light")
    expect(geometry.lightEnd, at: table.lightEnd, "end of the light")
    for (point, expected) in zip(geometry.dispersion(drawn: 1), table.dispersion) {
      expect(point, at: expected, "dispersion")
    }
    // The red slice of the printed table
    let red = geometry.slice(from: 0, to: 1.0 / 6, drawn: 1)
    #expect(red.count == 4)
    for (point, expected) in zip(
      red,
      [[330, 265.358983848622], [600, 285], [600, 300], [333.333333333333, 271.132486540519]])
    {
      #expect(abs(point.x - expected[0]) < 1e-9 && abs(point.y - expected[1]) < 1e-9)
    }
  }

  @Test func theQuartersFollowOneAnother() throws {
    for row in try GoldenTable("darkside_sequence").rows {
      let drawing = PrismDrawing(fraction: try row.number("drawn_fraction"))
      for (found, name) in [
        (drawing.prism, "prism_trim"), (drawing.light, "light_trim"),
        (drawing.dispersion, "dispersion_drawn"), (drawing.rainbow, "rainbow_drawn"),
      ] {
        #expect(abs(found - (try row.number(name))) < 1e-9)
      }
    }
  }

  @Test func thePartlyDrawnCoverFollowsItsTable() throws {
    for row in try GoldenTable("darkside_partial").rows {
      let drawing = PrismDrawing(fraction: try row.number("drawn_fraction"))
      let pair = { (name: String) in [try row.number("\(name)_x"), try row.number("\(name)_y")] }
      let pen = geometry.outline.point(atFraction: drawing.prism)
      expect(pen, at: try pair("prism_pen"), "pen")
      expect(
        geometry.lightBeam.point(atFraction: drawing.light), at: try pair("light_tip"), "light")
      let dispersion = geometry.dispersion(drawn: drawing.dispersion)
      expect(dispersion[1], at: try pair("disp_top"), "upper dispersion")
      expect(dispersion[2], at: try pair("disp_bottom"), "lower dispersion")
      let red = geometry.slice(from: 0, to: 1.0 / 6, drawn: drawing.rainbow)
      expect(red[1], at: try pair("red_top_right"), "red")
      expect(red[2], at: try pair("red_bottom_right"), "red")
    }
  }

  @Test func draggingMovesWhatIsUnderThePointer() throws {
    for (from, to, name) in [
      (Point(x: 20, y: 326), Point(x: 20, y: 226), "lightFraction"),
      (Point(x: 260, y: 283), Point(x: 250, y: 310), "prismFraction"),
      (Point(x: 590, y: 370), Point(x: 590, y: 420), "rainbowSize"),
    ] {
      var scene = PrismScene(environment: SceneEnvironment())
      scene.handle(.pointerDown(from), in: canvas, at: 3)
      scene.handle(.pointerMoved(to), in: canvas, at: 3)
      #expect(Set(scene.parameters.held.keys) == [name])
      scene.handle(.pointerUp(to), in: canvas, at: 3)
      scene.handle(.pointerMoved(from), in: canvas, at: 3)
      let held = scene.parameters.held
      scene.handle(.pointerMoved(to), in: canvas, at: 3)
      #expect(scene.parameters.held == held)
      scene.handle(.releaseAll, in: canvas, at: 3)
      #expect(scene.parameters.held.isEmpty)
    }
  }

  @Test func resetLeavesWhatIsDrawn() {
    var scene = PrismScene(environment: SceneEnvironment())
    for (name, value) in [("drawnFraction", 0.4), ("rainbowSize", 0.3), ("lightFraction", 0.2)] {
      scene.handle(.hold(name: name, value: .number(value)), in: canvas, at: 3)
    }
    scene.handle(.releaseAll, in: canvas, at: 3)
    #expect(scene.parameters.held == ["drawnFraction": .number(0.4)])
  }

  @Test func draggingNowhereMovesNothing() {
    var scene = PrismScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(Point(x: 300, y: 60)), in: canvas, at: 3)
    scene.handle(.pointerMoved(Point(x: 320, y: 90)), in: canvas, at: 3)
    #expect(scene.parameters.held.isEmpty)
  }
}

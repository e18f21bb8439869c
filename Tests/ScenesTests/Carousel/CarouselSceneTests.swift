import Glibc
import Layers
import Parameters
import TestSupport
import Testing

@testable import Scenes

@Suite struct CarouselSceneTests {
  private let canvas = Size(width: 390, height: 700)

  private func scene(_ held: (String, ParameterValue)...) -> CarouselScene {
    var scene = CarouselScene(environment: SceneEnvironment())
    for (name, value) in held {
      scene.handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
    return scene
  }

  private func children(_ scene: CarouselScene, at time: Double = 0) -> [Layer.Child] {
    if case .stack(let children) = scene.layer(in: canvas, at: time).content {
      children
    } else {
      []
    }
  }

  /// Which of the eight pictures a layer shows.
  private func picture(_ layer: Layer) -> Double? {
    switch layer.content {
    case .fill(_, .shader(let shader)):
      if case .float(let index) = shader.arguments[1] { index } else { nil }
    case .stack(let children): children.compactMap { picture($0.layer) }.first
    case .modified(let inner, _): picture(inner)
    default: nil
    }
  }

  /// Transforms around a layer, the outermost first, down to the picture.
  private func transforms(_ layer: Layer) -> [AffineTransform] {
    switch layer.content {
    case .modified(let inner, .transform(let map)): [map] + transforms(inner)
    case .modified(let inner, _): transforms(inner)
    case .stack(let children): children.flatMap { transforms($0.layer) }
    default: []
    }
  }

  private func front(_ scene: CarouselScene, at time: Double) -> Double {
    scene.position(in: scene.layout(in: canvas), at: time)
  }

  // MARK: - Variants

  /// The fourth card, scrolled to where a row of the table has it.
  private func fourthCard(atMinX minX: Double, variant: String) -> Layer.Child? {
    let position = 3 - (minX - 44) / 324
    return children(
      scene(("variant", .choice(variant)), ("position", .number(position)))
    ).first { picture($0.layer) == 3 }
  }

  @Test(arguments: try GoldenTable(scenes: "scroll_transition_390").rows)
  func cardsTurnAndSinkByTheTable(row: GoldenTable.Row) throws {
    let minX = try row.number("item_min_x")
    let card = try #require(fourthCard(atMinX: minX, variant: "rotation"))
    #expect(abs(card.origin.x - minX) < 1e-9)
    let maps = transforms(card.layer)
    // What changes nothing leaves no transform behind.
    let drop = maps.first { $0.b == 0 } ?? .identity
    let turn = maps.first { $0.b != 0 } ?? .identity
    #expect(drop.tx == 0)
    #expect(abs(drop.ty - (try row.number("offset_y_8"))) < 1e-8)
    let degrees = atan2(turn.b, turn.a) * 180 / .pi
    #expect(abs(degrees - (try row.number("rotation_degrees_2.5"))) < 1e-8)
    // About its middle, which stays where it is
    let middle = turn.apply(to: Point(x: 151, y: 241.6))
    #expect(abs(middle.x - 151) < 1e-9 && abs(middle.y - 241.6) < 1e-9)
  }

  @Test(arguments: try GoldenTable(scenes: "scroll_transition_390").rows)
  func picturesMoveInFramesThatStandByTheTable(row: GoldenTable.Row) throws {
    let minX = try row.number("item_min_x")
    let card = try #require(fourthCard(atMinX: minX, variant: "parallax"))
    #expect(abs(card.origin.x - minX) < 1e-9)
    guard case .modified(_, .clip(.roundedRectangle(cornerRadius: 32))) = card.layer.content
    else {
      Issue.record("the frame is not a rounded clip")
      return
    }
    let shift = transforms(card.layer).first ?? .identity
    #expect(shift.ty == 0)
    #expect(abs(shift.tx - (try row.number("parallax_offset_x_250"))) < 1e-6)
  }

  @Test(arguments: try GoldenTable(scenes: "hue_by_global_y").rows)
  func theListsHueTurnsWithItsPlaceInTheWindow(row: GoldenTable.Row) throws {
    let y = try row.number("global_min_y")
    let index = y < 300 ? 3.0 : 7
    let tall = Size(width: 390, height: 900)
    // 100 + 22 points a row, the first at 44
    let list = scene(
      ("variant", .choice("hue")), ("position", .number(index - (y - 44) / 122)))
    guard case .stack(let rows) = list.layer(in: tall, at: 0).content,
      let child = rows.first(where: { abs($0.origin.y - y) < 1e-6 })
    else {
      Issue.record("no row at \(y)")
      return
    }
    #expect(child.layer.size == Size(width: 302, height: 100))
    var matrix = ColorMatrix.identity
    if case .modified(_, .colorEffect(let hue)) = child.layer.content {
      matrix = try #require(ColorMatrix(hue))
    }
    let color = ParameterValue.color(matrix.clamped(Color(hex: "AF52DE")))
    #expect(color.description == (try row.text("purple_hex")))
  }

  // MARK: - Hands

  @Test func draggingMovesCardsWithThePointerAndReleasingPages() {
    var scene = scene()
    scene.handle(.pointerDown(Point(x: 300, y: 300)), in: canvas, at: 1)
    scene.handle(.pointerMoved(Point(x: 138, y: 320)), in: canvas, at: 1.2)
    #expect(abs(front(scene, at: 1.2) - 0.5) < 1e-12)  // 162 of 324 points
    scene.handle(.pointerMoved(Point(x: 120, y: 320)), in: canvas, at: 1.25)
    scene.handle(.pointerUp(Point(x: 111, y: 320)), in: canvas, at: 1.27)
    #expect(scene.isMoving(at: 1.3))
    #expect(front(scene, at: 4) == 1 && !scene.isMoving(at: 4))
    scene.handle(.pointerMoved(Point(x: 10, y: 320)), in: canvas, at: 5)
    #expect(front(scene, at: 6) == 1)
  }

  @Test func losingThePointerThrowsNothing() {
    var scene = scene()
    scene.handle(.pointerDown(Point(x: 300, y: 300)), in: canvas, at: 1)
    for step in 1...5 {
      scene.handle(
        .pointerMoved(Point(x: 300 - Double(step) * 20, y: 300)), in: canvas,
        at: 1 + Double(step) * 0.01)
    }
    scene.handle(.pointerCancelled, in: canvas, at: 1.06)
    #expect(front(scene, at: 4) == 0)
  }

  @Test func aFrameDependsOnEventsAndTimeAlone() {
    var scene = scene()
    scene.handle(.scrolled(x: 0, y: -1, unit: .notches), in: canvas, at: 1)
    let times = (0..<40).map { 1 + Double($0) * 0.05 }
    let forward = times.map { scene.layer(in: canvas, at: $0) }
    let backward = Array(times.reversed().map { scene.layer(in: canvas, at: $0) }.reversed())
    #expect(forward == backward)
    #expect(forward[0] != forward[2] && forward[39] == scene.layer(in: canvas, at: 9))
  }

  @Test(arguments: [
    (SceneEvent.scrolled(x: 0, y: -1, unit: .notches), 1.0),
    (.scrolled(x: -1, y: 0, unit: .notches), 1), (.scrolled(x: 0, y: 1, unit: .notches), 0),
    (.scrolled(x: -200, y: 3, unit: .points), 1), (.moved(.right), 1), (.moved(.left), 0),
    (.moved(.down), 0), (.keyDown, 0),
  ])
  func wheelTouchpadAndArrowsMoveCards(event: SceneEvent, expected: Double) {
    var scene = scene()
    scene.handle(event, in: canvas, at: 1)
    #expect(front(scene, at: 5) == expected)
  }

  @Test(arguments: [
    (SceneEvent.scrolled(x: 0, y: -1, unit: .notches), 60.0 / 122), (.moved(.down), 1),
    (.scrolled(x: 5, y: -61, unit: .points), 0.5), (.moved(.right), 1),
  ])
  func wheelTouchpadAndArrowsMoveTheList(event: SceneEvent, expected: Double) {
    var scene = scene(("variant", .choice("hue")))
    scene.handle(event, in: canvas, at: 1)
    #expect(abs(front(scene, at: 5) - expected) < 1e-9)
  }

  // MARK: - Parameters

  @Test func aHeldPositionStandsStillUntilAHandTakesIt() {
    var scene = scene(("position", .number(2.4)))
    #expect(front(scene, at: 0) == 2.4 && front(scene, at: 9) == 2.4)
    #expect(!scene.isMoving(at: 1))
    scene.handle(.pointerDown(Point(x: 200, y: 300)), in: canvas, at: 1)
    #expect(scene.parameters.held.isEmpty)
    #expect(front(scene, at: 1.5) == 2.4)
    scene.handle(.pointerUp(Point(x: 200, y: 300)), in: canvas, at: 2)
    #expect(front(scene, at: 9) == 2)
  }

  @Test func thePositionIsReadFromTheScroll() throws {
    var scene = scene()
    scene.handle(.moved(.right), in: canvas, at: 1)
    let parameter = try scene.parameters.parameter(named: "position")
    #expect(scene.value(of: parameter, at: 1) == .number(0))
    #expect(scene.value(of: parameter, at: 9) == .number(1))
  }

  @Test func changingTheVariantLetsGoAndEachKeepsItsPlace() {
    var scene = scene()
    scene.handle(.moved(.right), in: canvas, at: 1)
    scene.handle(.pointerDown(Point(x: 200, y: 300)), in: canvas, at: 4)
    scene.handle(.hold(name: "variant", value: .choice("hue")), in: canvas, at: 4)
    scene.handle(.pointerMoved(Point(x: 200, y: 100)), in: canvas, at: 5)
    #expect(front(scene, at: 6) == 0)
    scene.handle(.release(name: "variant"), in: canvas, at: 7)
    #expect(front(scene, at: 8) == 1)
  }

  @Test func parametersReachTheCards() {
    let turned = scene(("rotation", .number(30)), ("spacing", .number(0)))
    let neighbor = children(turned)[1]
    #expect(neighbor.origin.x == 346)  // 44 + 302
    let turn = transforms(neighbor.layer)[1]
    // Fully out at 390: nearly 30 degrees
    #expect(atan2(turn.b, turn.a) * 180 / .pi > 28)
    let still = scene(
      ("variant", .choice("parallax")), ("parallax", .number(0)), ("position", .number(0.5)))
    #expect(children(still).allSatisfy { transforms($0.layer).allSatisfy { $0.tx == 0 } })
  }
}

extension ColorMatrix {
  /// The color it makes, as far as it can be shown.
  fileprivate func clamped(_ color: Color) -> Color {
    let wide = apply(to: color)
    let limited = { (channel: Double) in min(max(channel, 0), 1) }
    return Color(red: limited(wide.red), green: limited(wide.green), blue: limited(wide.blue))
  }
}

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

  /// A picture 326 points wide in a window of 390, moved by −250 times the eased share that is out
  /// of view: cubic-bezier(0.42, 0, 0.58, 1), solved in double precision by bisection.
  @Test(arguments: [
    (-326.0, 250.0), (-280, 240.029587), (-163, 125), (-40, 7.488368), (0, 0), (32, 0), (64, 0),
    (100, -6.037282), (227, -125), (374, -248.837059), (390, -250),
  ])
  func picturesMoveInFramesThatStand(minX: Double, expected: Double) throws {
    let position = 3 - (minX - 32) / 342
    let scene = scene(("variant", .choice("parallax")), ("position", .number(position)))
    let card = try #require(children(scene).first { picture($0.layer) == 3 })
    #expect(abs(card.origin.x - minX) < 1e-9 && card.layer.size.width == 326)
    let frame = try #require(card.layer.children.first)
    guard
      case .modified(let framed, .clip(.roundedRectangle(cornerRadius: 32))) = frame.layer.content
    else {
      Issue.record("the frame is not a rounded clip")
      return
    }
    #expect(framed.size == frame.layer.size && frame.origin == .zero)
    let shift = transforms(frame.layer).first ?? .identity
    #expect(shift.ty == 0 && abs(shift.tx - expected) < 1e-5)
    // The caption stands 8 points below.
    let caption = card.layer.children[1]
    #expect(caption.origin.y == frame.layer.size.height + 8)
    // What is left for it is its height, to the next whole point.
    let rest = card.layer.size.height - caption.origin.y
    #expect(rest == caption.layer.size.height.rounded())
  }

  @Test func aSmallWindowLeavesTheCaptionOut() throws {
    var scene = scene(("variant", .choice("parallax")))
    for size in [Size(width: 390, height: 60), Size(width: 40, height: 700)] {
      scene.handle(.hold(name: "position", value: .number(0)), in: size, at: 0)
      guard case .stack(let cards) = scene.layer(in: size, at: 0).content else { continue }
      let card = try #require(cards.first)
      guard case .modified(_, .clip) = card.layer.content else {
        Issue.record("there is more than the frame at \(size)")
        return
      }
    }
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
    guard
      case .fill(.roundedRectangle(cornerRadius: 24), .color(let fill)) =
        child.layer.unmodified.content
    else {
      Issue.record("the row is not a plain rounded rectangle")
      return
    }
    let color = matrix.clamped(fill)
    #expect(ParameterValue.hex(color) == (try row.text("purple_hex")))
  }

  @Test func theListShowsPicturesWhereTheyAreAskedFor() throws {
    for variant in ["hue", "stack"] {
      let plain = scene(("variant", .choice(variant)))
      #expect(children(plain).allSatisfy { picture($0.layer) == nil })
      let pictures = scene(("variant", .choice(variant)), ("pictures", .toggle(true)))
      #expect(children(pictures).allSatisfy { picture($0.layer) != nil })
      #expect(children(pictures).count == children(plain).count)
    }
  }

  /// A card that reaches 151 of its 302 points over the right edge is half out: 0.9 of its size,
  /// 0.675 of its light, soft by 3 points, and held back by 0.08 · 151 points.
  @Test func cardsChangeAtTheEdges() throws {
    let position = 3 - (239.0 - 44) / 324
    let row = scene(("variant", .choice("edges")), ("position", .number(position)))
    let card = try #require(children(row).first { picture($0.layer) == 3 }).layer
    guard case .modified(let faded, .opacity(let opacity)) = card.content,
      case .modified(let shifted, .convolution(let blur)) = faded.content,
      case .modified(let scaled, .transform(let shift)) = shifted.content,
      case .modified(_, .transform(let scale)) = scaled.content
    else {
      Issue.record("it is not scaled, moved, blurred and faded")
      return
    }
    #expect(abs(opacity - 0.675) < 1e-9 && abs(blur.standardDeviation - 3) < 1e-9)
    #expect(abs(shift.tx + 12.08) < 1e-9 && shift.ty == 0)
    #expect(abs(scale.a - 0.9) < 1e-9)
    // Its left side, which leaves last, stands still but for the shift.
    #expect(abs(scale.apply(to: Point(x: 0, y: 100)).x) < 1e-9)
    // The one in the middle is left alone.
    let front = scene(("variant", .choice("edges")), ("position", .number(3)))
    let middle = try #require(children(front).first { picture($0.layer) == 3 }).layer
    #expect(middle.modifiers.count == 1, "\(middle.modifiers)")  // the clip
  }

  /// A row whose top is at the window's top edge is 44 of 144 points on its way.
  @Test func rowsChangeAtTheEdges() throws {
    let list = scene(("variant", .choice("stack")), ("position", .number(3 + 44.0 / 122)))
    let row = try #require(children(list).first { abs($0.origin.y) < 1e-6 }).layer
    let opacity = row.modifiers.compactMap {
      if case .opacity(let value) = $0 { value } else { nil }
    }
    #expect(opacity.count == 1 && abs(opacity[0] - 100.0 / 144) < 1e-9)
    let maps = transforms(row)
    #expect(abs(maps[0].ty - 0.7 * 100 * 44 / 144) < 1e-9 && maps[0].tx == 0)
    #expect(abs(maps[1].a - (1 - 0.3 * 44 / 144)) < 1e-9)
    // What has begun to go lies below what has not, and nothing beyond an edge is left.
    let isGoing = children(list).map { $0.origin.y < 44 || $0.origin.y > 700 - 44 - 100 }
    #expect(isGoing.contains(true) && isGoing == isGoing.sorted { $0 && !$1 })
    for child in children(list) where child.origin.y <= -100 || child.origin.y >= 700 {
      #expect(child.layer.modifiers.contains(.opacity(0)))
    }
  }

  // MARK: - Hands

  @Test func draggingMovesCardsWithThePointerAndReleasingPages() {
    var scene = scene(("paging", .choice("snap")))
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
    var scene = scene(("paging", .choice("snap")))
    scene.handle(event, in: canvas, at: 1)
    #expect(front(scene, at: 5) == expected)
  }

  /// 302 points a page, whatever lies between the cards; the way is 7 · 324 points long.
  @Test func pagesGoByTheContainerUnlessTheySnap() {
    var scene = scene()
    var time = 1.0
    for page in 1...9 {
      scene.handle(.moved(.right), in: canvas, at: time)
      time += 3
      #expect(abs(front(scene, at: time) * 324 - min(Double(page) * 302, 2268)) < 1e-6)
    }
    scene.handle(.moved(.left), in: canvas, at: time)
    #expect(abs(front(scene, at: time + 3) * 324 - 2114) < 1e-6)
    // From 2114 points on, the nearest card begins at 2268.
    scene.handle(.hold(name: "paging", value: .choice("snap")), in: canvas, at: time + 3)
    #expect(scene.isMoving(at: time + 3.1) && front(scene, at: time + 6) == 7)
    scene.handle(.release(name: "paging"), in: canvas, at: time + 6)
    scene.handle(.moved(.left), in: canvas, at: time + 9)
    #expect(abs(front(scene, at: time + 12) * 324 - 2114) < 1e-6)
  }

  @Test func aFlingGoesOnByAContainerOfSeveralCards() {
    let wide = Size(width: 1280, height: 800)
    for (paging, expected) in [("container", 1192.0), ("snap", 1148.0 / 3 + 22)] {
      var scene = scene(("paging", .choice(paging)))
      scene.handle(.pointerDown(Point(x: 900, y: 300)), in: wide, at: 1)
      for step in 1...5 {
        scene.handle(
          .pointerMoved(Point(x: 900 - Double(step) * 40, y: 300)), in: wide,
          at: 1 + Double(step) * 0.02)
      }
      scene.handle(.pointerUp(Point(x: 690, y: 300)), in: wide, at: 1.11)
      let layout = scene.layout(in: wide)
      #expect(abs(scene.position(in: layout, at: 6) * layout.stride - expected) < 1e-6)
    }
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
    var scene = scene(("paging", .choice("snap")), ("position", .number(2.4)))
    #expect(front(scene, at: 0) == 2.4 && front(scene, at: 9) == 2.4)
    #expect(!scene.isMoving(at: 1))
    scene.handle(.pointerDown(Point(x: 200, y: 300)), in: canvas, at: 1)
    #expect(scene.parameters.held["position"] == nil)
    #expect(front(scene, at: 1.5) == 2.4)
    scene.handle(.pointerUp(Point(x: 200, y: 300)), in: canvas, at: 2)
    #expect(front(scene, at: 9) == 2)
  }

  @Test func thePositionIsReadFromTheScroll() throws {
    var scene = scene(("paging", .choice("snap")))
    scene.handle(.moved(.right), in: canvas, at: 1)
    let parameter = try scene.parameters.parameter(named: "position")
    #expect(scene.value(of: parameter, at: 1) == .number(0))
    #expect(scene.value(of: parameter, at: 9) == .number(1))
  }

  @Test func changingTheVariantLetsGoAndEachKeepsItsPlace() {
    var scene = scene(("paging", .choice("snap")))
    scene.handle(.moved(.right), in: canvas, at: 1)
    scene.handle(.pointerDown(Point(x: 200, y: 300)), in: canvas, at: 4)
    scene.handle(.hold(name: "variant", value: .choice("hue")), in: canvas, at: 4)
    scene.handle(.pointerMoved(Point(x: 200, y: 100)), in: canvas, at: 5)
    #expect(front(scene, at: 6) == 0)
    scene.handle(.release(name: "variant"), in: canvas, at: 7)
    #expect(front(scene, at: 8) == 1)
  }

  /// 22 and 44 points where cards turn, 16 and 32 where pictures move; what is set is for all.
  @Test(arguments: [("rotation", 22.0, 302.0), ("parallax", 16, 326), ("edges", 22, 302)])
  func everyVariantHasItsSpacing(variant: String, spacing: Double, width: Double) throws {
    let own = scene(("variant", .choice(variant)))
    let parameter = try own.parameters.parameter(named: "spacing")
    #expect(own.value(of: parameter, at: 0) == .number(spacing))
    #expect(own.layout(in: canvas).stride == width + spacing)
    let set = scene(("variant", .choice(variant)), ("spacing", .number(40)))
    #expect(set.value(of: parameter, at: 0) == .number(40))
    #expect(set.layout(in: canvas).stride == width + 40)
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

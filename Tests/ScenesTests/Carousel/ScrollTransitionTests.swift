import Layers
import Motion
import TestSupport
import Testing

@testable import Scenes

/// Phases and what is mixed: swiftui-semantics §9.1.
@Suite struct ScrollTransitionTests {
  private func item(at start: Double) -> ScrolledItem {
    ScrolledItem(start: start, length: 302, container: 390)
  }

  @Test(arguments: try GoldenTable(scenes: "scroll_transition_390").rows)
  func theWeightsFollowTheTable(row: GoldenTable.Row) throws {
    let weights = ScrollTransitionConfiguration.interactive()
      .weights(of: item(at: try row.number("item_min_x")))
    // The table is rounded to twelve places.
    #expect(abs(weights.leading - (try row.number("leading_amount"))) < 1e-9)
    #expect(abs(weights.trailing - (try row.number("trailing_amount"))) < 1e-9)
    #expect(
      abs(weights.trailing - weights.leading - (try row.number("phase_value_effective"))) < 1e-9)
  }

  @Test func thereAreThreePhasesAndNothingBetween() {
    #expect(ScrollTransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(ScrollTransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }

  /// Worked out by hand for an item of 100 in a container of 300, a middle 160 right of the
  /// container's: linear from 100, where it leaves the view, to 200.
  @Test func anItemLeavesTheIdentityWithTheView() {
    let configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    let right = configuration.weights(of: ScrolledItem(start: 260, length: 100, container: 300))
    #expect(right.leading == 0 && abs(right.trailing - 0.6) < 1e-9)
    let left = configuration.weights(of: ScrolledItem(start: -60, length: 100, container: 300))
    #expect(left.trailing == 0 && abs(left.leading - 0.6) < 1e-9)
  }

  /// A fourth transition, with every modifier there is.
  private struct Everything: ScrollTransition {
    func body(content: VisualEffect, phase: ScrollTransitionPhase) -> VisualEffect {
      content
        .scaleEffect(1 + phase.value * 0.5, anchor: UnitPoint(x: 0.5 + phase.value * 0.5, y: 1))
        .rotationEffect(.degrees(phase.value * 40))
        .offset(x: phase.isIdentity ? 0 : 10, y: phase.value * 20)
        .opacity(phase.isIdentity ? 1 : 0.2)
        .blur(radius: phase.isIdentity ? 0 : 4)
        .hueRotation(.degrees(phase.value * 90))
    }
  }

  @Test func everyNumberIsMixedByTheWeights() {
    let layer = Layer(size: Size(width: 302, height: 200), fill: .color(.white))
    let place = item(at: 160)
    let weight = ScrollTransitionConfiguration.interactive().weights(of: place).trailing
    #expect(weight > 0.1 && weight < 0.9)
    let expected =
      layer
      .scaleEffect(1 + 0.5 * weight, anchor: UnitPoint(x: 0.5 + 0.5 * weight, y: 1))
      .rotationEffect(.degrees(40 * weight))
      .offset(x: 10 * weight, y: 20 * weight)
      .opacity(1 - 0.8 * weight)
      .blur(radius: 4 * weight)
      .hueRotation(.degrees(90 * weight))
    let found = layer.scrollTransition(Everything(), of: place)
    #expect(numbers(found).count == 22)
    #expect(zip(numbers(found), numbers(expected)).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(
      layer.scrollTransition(Everything(), of: item(at: 44))
        == layer.visualEffect(
          Everything().body(content: VisualEffect(), phase: .identity)))
  }

  /// The numbers of a layer's modifiers, from the outermost.
  private func numbers(_ layer: Layer) -> [Double] {
    guard case .modified(let inner, let modifier) = layer.content else { return [] }
    let own: [Double] =
      switch modifier {
      case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
      case .opacity(let opacity): [opacity]
      case .convolution(let blur): [blur.standardDeviation]
      case .colorEffect(let shader):
        ColorMatrix(shader).map { [$0.red.x, $0.green.y] } ?? []
      default: []
      }
    return own + numbers(inner)
  }

  @Test(arguments: try GoldenTable(scenes: "scroll_transition_390").rows)
  func aPictureMovesInItsFrameByTheTable(row: GoldenTable.Row) throws {
    let layer = Layer(size: Size(width: 302, height: 200), fill: .color(.white))
    let place = item(at: try row.number("item_min_x"))
    let moved = layer.scrollTransition(Parallax(distance: 250), of: place)
    var shift = AffineTransform.identity
    if case .modified(_, .transform(let map)) = moved.content { shift = map }
    #expect(shift.ty == 0)
    #expect(abs(shift.tx - (try row.number("parallax_offset_x_250"))) < 1e-6)
  }

  /// Wherever the card is, what is seen of its frame is covered by the picture.
  @Test func noEdgeOfAParallaxPictureIsEverSeen() {
    for distance in [0.0, 100, 250, 300, 400] {
      let parallax = Parallax(distance: distance)
      let overhang = parallax.overhang(frameWidth: 302)
      for start in stride(from: -302.0, through: 390, by: 1) {
        let weights = ScrollTransitionConfiguration.interactive().weights(of: item(at: start))
        let shift = distance * (weights.leading - weights.trailing)
        #expect(start - overhang + shift <= max(start, 0) + 1e-9)
        #expect(start + 302 + overhang + shift >= min(start + 302, 390) - 1e-9)
      }
    }
    #expect(Parallax(distance: 250).overhang(frameWidth: 302) == 0)
  }
}

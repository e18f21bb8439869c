import Foundation
import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// A view of 100 × 60 points that comes and goes.
private struct Coming<Content: View>: View {
  let log: ViewLog
  var isShownFirst = false
  @ViewBuilder let content: () -> Content
  @State private var isShown = false

  var body: some View {
    log.act = { isShown.toggle() }
    return ZStack {
      Color.white.frame(width: 100, height: 60)
      if isShown != isShownFirst { content() }
    }
  }
}

/// A modifier with a number and no animatable data, as most with shaders are.
private struct Waving: ViewModifier {
  let strength: Double

  func body(content: Content) -> some View {
    content.colorEffect(ShaderLibrary.wave(.float(strength)))
  }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.5)
  }
}

/// A view that says when it comes and goes.
private struct Announced: View {
  let log: ViewLog
  let name: String
  @State private var count = 0

  var body: some View {
    Color.red
      .onAppear {
        count += 1
        log.calls.append("\(name) appears \(count)")
      }
      .onDisappear { log.calls.append("\(name) disappears") }
  }
}

/// A view that is replaced by one with another identity.
private struct Replaced<T: Transition>: View {
  let log: ViewLog
  let transition: T
  @State private var id = 1

  var body: some View {
    log.act = { id += 1 }
    return Announced(log: log, name: "\(id)").transition(transition).id(id)
  }
}

/// A view that is above the others on the stage: what is seen of it.
private struct Seen: Equatable {
  var x = 0.0
  var y = 0.0
  var scale = 1.0
  var opacity = 1.0
  var blur = 0.0
}

@MainActor
@Suite struct TransitionTests {
  private let log = ViewLog()
  private let behaviors: Behaviors

  init() throws { behaviors = try Behaviors() }

  private func stage(
    isShownFirst: Bool = false, @ViewBuilder content: @escaping () -> some View
  ) -> ViewStage {
    ViewStage { Coming(log: log, isShownFirst: isShownFirst, content: content) }
  }

  private func toggle(_ stage: ViewStage, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { log.act?() }
    stage.update()
  }

  /// The looks of the red view now; `nil` if it is not there.
  private func seen(_ stage: ViewStage) -> Seen? {
    func find(_ layer: Layer, _ seen: Seen) -> Seen? {
      var seen = seen
      switch layer.content {
      case .fill(_, let fill):
        guard case .color(let color) = fill, color.green < 0.5 else { return nil }
        return seen
      case .stack(let children):
        for child in children.reversed() {
          var moved = seen
          moved.x += child.origin.x
          moved.y += child.origin.y
          if let found = find(child.layer, moved) { return found }
        }
        return nil
      case .modified(let inner, .opacity(let opacity)):
        seen.opacity *= opacity
        return find(inner, seen)
      case .modified(let inner, .convolution(let blur)):
        seen.blur += blur.standardDeviation
        return find(inner, seen)
      case .modified(let inner, .transform(let transform)):
        seen.scale *= transform.a
        if transform.a == 1 { (seen.x, seen.y) = (seen.x + transform.tx, seen.y + transform.ty) }
        return find(inner, seen)
      case .modified(let inner, _): return find(inner, seen)
      default: return nil
      }
    }
    return find(stage.layer(), Seen())
  }

  private func expect(_ seen: Seen?, _ id: String, _ phase: String) throws {
    let seen = try #require(seen)
    let row = try behaviors.expected(id, phase, as: [String: Double].self)
    for (key, value) in row {
      let actual: Double =
        switch key {
        case "x": seen.x
        case "y": seen.y
        case "scale": seen.scale
        case "opacity": seen.opacity
        case "blur": seen.blur
        default: .nan
        }
      #expect(abs(actual - value) < 1e-6, "\(id) \(phase) \(key)")
    }
  }

  /// Compares a transition's first frame on the way in and its last one on the way out.
  private func expectPhases(_ id: String, _ transition: AnyTransition?) throws {
    let stage = stage {
      if let transition {
        Color.red.transition(transition)
      } else {
        Color.red
      }
    }
    toggle(stage, .linear(duration: 10))
    try expect(seen(stage), id, "willAppear")
    stage.tick(700)
    #expect(seen(stage) == Seen())
    toggle(stage, .linear(duration: 10))
    // A frame before the end: less than a hundredth of the way is left.
    stage.tick(599)
    let row = try behaviors.expected(id, "didDisappear", as: [String: Double].self)
    let last = try #require(seen(stage))
    if let x = row["x"] { #expect(abs(last.x - x) < 0.5) }
    if let opacity = row["opacity"] { #expect(abs(last.opacity - opacity) < 0.01) }
    if let scale = row["scale"] { #expect(abs(last.scale - scale) < 0.01) }
    if let blur = row["blur"] { #expect(abs(last.blur - blur) < 0.1) }
    if let y = row["y"] { #expect(abs(last.y - y) < 0.5) }
    stage.tick(10)
    #expect(seen(stage) == nil)
  }

  @Test func builtInTransitions() throws {
    try expectPhases("transition.push", .push(from: .leading))
    try expectPhases("transition.move.trailing", .move(edge: .trailing))
    try expectPhases("transition.blurReplace", AnyTransition(.blurReplace(.downUp)))
    try expectPhases(
      "transition.asymmetric", .asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    try expectPhases("transition.combined", .opacity.combined(with: .move(edge: .bottom)))
    try expectPhases("transition.default", nil)
  }

  @Test func aBlurThatIsReplacedUpwards() throws {
    let stage = stage { Color.red.transition(.blurReplace(.upUp)) }
    toggle(stage)
    try expect(seen(stage), "transition.blurReplace.upUp", "willAppear")
    stage.tick(70)
    toggle(stage)
    stage.tick(59)
    #expect(try abs(#require(seen(stage)).scale - 1.1) < 0.01)
  }

  @Test func viewsComeAndGoWithTheAnimation() throws {
    let stage = stage { Color.red }
    toggle(stage)
    #expect(try #require(seen(stage)).opacity == 0)
    stage.tick(31)
    #expect(try abs(#require(seen(stage)).opacity - 0.5) < 0.02)
    stage.tick(40)
    toggle(stage)
    stage.tick(31)
    #expect(try abs(#require(seen(stage)).opacity - 0.5) < 0.02)
    stage.tick(40)
    #expect(seen(stage) == nil)
    #expect(stage.graph.nextChange == nil)
  }

  @Test func withoutAnAnimationViewsComeAndGoAtOnce() {
    let stage = stage { Color.red.transition(.opacity) }
    toggle(stage, nil)
    #expect(seen(stage) == Seen())
    toggle(stage, nil)
    #expect(seen(stage) == nil)
  }

  @Test func aTransitionCanHaveAnAnimationOfItsOwn() throws {
    let stage = stage { Color.red.transition(.opacity.animation(.linear(duration: 1))) }
    toggle(stage, nil)
    stage.tick(31)
    #expect(try abs(#require(seen(stage)).opacity - 0.5) < 0.02)
    stage.tick(40)
    toggle(stage, .linear(duration: 10))
    stage.tick(31)
    #expect(try abs(#require(seen(stage)).opacity - 0.5) < 0.02)
  }

  @Test func aViewThatComesBackTurnsRound() throws {
    let stage = stage(isShownFirst: true) { Announced(log: log, name: "view") }
    toggle(stage)
    stage.tick(31)
    toggle(stage)
    #expect(try abs(#require(seen(stage)).opacity - 0.5) < 0.02)
    stage.tick(90)
    #expect(seen(stage) == Seen())
    // It never left: it has its state still.
    #expect(log.calls == ["view appears 1"])
  }

  @Test func actionsFollowTheTransition() {
    let stage = stage(isShownFirst: true) { Announced(log: log, name: "view") }
    toggle(stage)
    stage.tick(50)
    #expect(log.calls == ["view appears 1"])
    stage.tick(20)
    #expect(log.calls == ["view appears 1", "view disappears"])
  }

  @Test func anotherIdentityIsReplacedWithItsTransition() {
    let stage = ViewStage { Replaced(log: log, transition: .opacity) }
    toggle(stage, nil)
    #expect(log.calls == ["1 appears 1", "2 appears 1", "1 disappears"])
    let other = ViewStage { Replaced(log: log, transition: .identity) }
    log.calls = []
    toggle(other, nil)
    #expect(log.calls == ["1 disappears", "2 appears 1"])
  }

  @Test func numbersOfShadersMoveInTransitions() throws {
    let stage = stage {
      Color.red.transition(
        .modifier(active: Waving(strength: 1), identity: Waving(strength: 0)))
    }
    toggle(stage)
    #expect(strength(on: stage) == 1)
    stage.tick(31)
    #expect(try abs(#require(strength(on: stage)) - 0.5) < 0.02)
    stage.tick(40)
    #expect(strength(on: stage) == 0)
  }

  @Test func anEffectThatIsSwitchedOffKeepsItsNumbersMoving() throws {
    struct Switched: View {
      let log: ViewLog
      @State private var strength = 0.0
      @State private var isEnabled = true

      var body: some View {
        log.act = {
          withAnimation(.linear(duration: 1)) { strength = 1 }
          isEnabled.toggle()
        }
        return Color.red
          .colorEffect(ShaderLibrary.wave(.float(strength)), isEnabled: isEnabled)
      }
    }
    let stage = ViewStage { Switched(log: log) }
    log.act?()
    stage.update()
    stage.tick(20)
    #expect(strength(on: stage) == nil)
    log.act?()
    stage.update()
    stage.tick(11)
    #expect(try abs(#require(strength(on: stage)) - 0.5) < 0.02)
  }

  /// The number of the color effect on a stage; `nil` if there is none.
  private func strength(on stage: ViewStage) -> Double? {
    for layer in stage.layer().all {
      guard case .modified(_, .colorEffect(let shader)) = layer.content else { continue }
      if case .float(let number)? = shader.arguments.first { return Double(number) }
    }
    return nil
  }

  @Test func transitionsAreWrittenByPhase() throws {
    let stage = stage { Color.red.transition(Fading().combined(with: .slide)) }
    toggle(stage)
    #expect(seen(stage) == Seen(x: -100, opacity: 0.5))
    stage.tick(70)
    toggle(stage)
    stage.tick(31)
    let way = try #require(seen(stage))
    #expect(abs(way.x - 50) < 2)
    #expect(abs(way.opacity - 0.75) < 0.02)
  }

  @Test func aViewThatGoesTakesNoPlaceAndNoTouch() {
    var taps = 0
    let stage = ViewStage {
      Coming(log: log, isShownFirst: true) { Color.red.onTapGesture { taps += 1 } }
    }
    toggle(stage)
    stage.tick(10)
    stage.handle(.pointerDown(.init(x: 50, y: 30)))
    stage.handle(.pointerUp(.init(x: 50, y: 30)))
    #expect(taps == 0)
  }

  @Test func aViewThatGoesStaysWhereItWas() throws {
    struct Column: View {
      let log: ViewLog
      @State private var isShown = true

      var body: some View {
        log.act = { isShown.toggle() }
        return VStack(spacing: 0) {
          if isShown { Color.red.frame(width: 100, height: 20) }
          Color.white.frame(width: 100, height: 40)
        }
      }
    }
    let stage = ViewStage { Column(log: log) }
    toggle(stage)
    stage.tick(31)
    #expect(try #require(seen(stage)).y == 0)
    // The other one goes from 20 to the middle of the stage, which is at 10.
    let tops = tops(in: stage.layer())
    #expect(tops.count == 2)
    #expect(try abs(#require(tops.max()) - 15) < 0.5)
  }

  /// Where filled shapes begin.
  private func tops(in layer: Layer, from top: Double = 0) -> [Double] {
    switch layer.content {
    case .fill: [top]
    case .stack(let children):
      children.flatMap { tops(in: $0.layer, from: top + $0.origin.y) }
    case .modified(let inner, _): tops(in: inner, from: top)
    default: []
    }
  }

  @Test func nestedConditionsAddATransitionOnce() throws {
    struct Choice: View {
      let log: ViewLog
      @State private var number = 0

      var body: some View {
        log.act = { number = (number + 1) % 3 }
        return VStack(spacing: 0) {
          if number == 0 {
            Color.white
          } else if number == 1 {
            Color.red.transition(
              .modifier(active: Waving(strength: 1), identity: Waving(strength: 0.5)))
          } else {
            Color.white
          }
        }
      }
    }
    /// The numbers of all color effects on a stage.
    func strengths(_ stage: ViewStage) -> [Double] {
      stage.layer().all.compactMap { layer in
        guard case .modified(_, .colorEffect(let shader)) = layer.content,
          case .float(let number)? = shader.arguments.first
        else { return nil }
        return Double(number)
      }
    }
    let stage = ViewStage { Choice(log: log) }
    toggle(stage)
    #expect(strengths(stage) == [1])
    stage.tick(70)
    #expect(strengths(stage) == [0.5])
    toggle(stage)
    stage.tick(31)
    #expect(strengths(stage).count == 1)
    #expect(try abs(#require(strengths(stage).first) - 0.75) < 0.02)
    // The one that goes has the whole stage still, and the one that comes has it too.
    #expect(tops(in: stage.layer()).filter { $0 == 0 }.count == 2)
    stage.tick(70)
    #expect(strengths(stage) == [])
  }

  @Test func aRowThatGoesTakesNoPlaceUnderItsCondition() throws {
    struct Rows: View {
      let log: ViewLog
      @State private var isShown = true

      var body: some View {
        log.act = { isShown = false }
        return VStack(spacing: 0) {
          ForEach(0..<2) { row in
            if row == 1 {
              Color.white.frame(width: 100, height: 40)
            } else if isShown {
              Color.red.frame(width: 100, height: 20)
            }
          }
        }
      }
    }
    let stage = ViewStage { Rows(log: log) }
    toggle(stage)
    stage.tick(31)
    #expect(try abs(#require(tops(in: stage.layer()).max()) - 15) < 0.5)
  }

  @Test func completionsWaitForTransitions() {
    let stage = stage(isShownFirst: true) { Color.red }
    withAnimation(.linear(duration: 1)) {
      log.act?()
    } completion: {
      log.calls.append("over")
    }
    stage.update()
    stage.tick(50)
    #expect(log.calls == [])
    stage.tick(20)
    #expect(log.calls == ["over"])
  }
}

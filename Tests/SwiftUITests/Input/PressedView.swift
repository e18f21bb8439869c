import Layers
import Messages

@testable import SwiftUI

/// A view on a stage, and a pointer over it.
@MainActor
final class PressedView {
  let stage: ViewStage

  init(size: CGSize = CGSize(width: 200, height: 200), @ViewBuilder _ content: () -> some View) {
    let view = AnyView(content())
    stage = ViewStage(size: size) { view }
  }

  func press(_ x: Double, _ y: Double) { stage.handle(.pointerDown(Point(x: x, y: y))) }

  func move(_ x: Double, _ y: Double) { stage.handle(.pointerMoved(Point(x: x, y: y))) }

  func release(_ x: Double, _ y: Double) { stage.handle(.pointerUp(Point(x: x, y: y))) }

  func leave() { stage.handle(.pointerLeft) }

  func click(_ x: Double, _ y: Double) {
    press(x, y)
    release(x, y)
  }

  /// Lets time pass.
  func wait(_ seconds: Double) { stage.advance(to: stage.graph.time + seconds + 1e-6) }
}

/// A row of values that a view has reported.
final class Reports<Value> {
  private(set) var values: [Value] = []

  func add(_ value: Value) { values.append(value) }
}

package import Binding
package import Layers
package import Motion

/// One way in which a user's function is called on the stage: as a view of its author does, or as
/// is guessed where there is none.
package struct EffectCall: Sendable {
  /// Where its author calls it, such as "ContentView.swift:41"; `nil` for a guess.
  package let place: String?
  /// The arguments with their feeds, in call order.
  package private(set) var bindings: [ArgumentBinding]
  /// The spring on which a press moves arguments; `nil` if its author does not say.
  package var spring: Spring?
  /// The size of its layer in points, and what that is clipped to.
  package var size: Size?
  package var clip: Shape?
  /// How far outside its layer the effect samples, if its author says so.
  package var maxSampleOffset: Size?
  /// Seconds of the clock at which a still picture shows the effect: 0 unless nothing is seen of it
  /// then.
  package var stillTime = 0.0

  package init(place: String? = nil, bindings: [ArgumentBinding]) {
    (self.place, self.bindings) = (place, bindings)
  }

  /// Returns the call with other numbers in the place of those that were guessed.
  ///
  /// - Parameter numbers: Where arguments rest, by name, one number a component.
  package func resting(at numbers: [String: [Double]]) -> EffectCall {
    var call = self
    call.bindings = bindings.map { binding in
      numbers[binding.parameter.name].map { binding.resting(at: $0) } ?? binding
    }
    return call
  }

  /// The canvas that shows a layer of the author's size with room around it, as much as the
  /// harmonic button has.
  package var canvas: Size? {
    size.map { Size(width: $0.width + 120, height: $0.height + 90) }
  }
}

package import Binding
package import Layers

/// One way in which a user's function is called on the stage: with the constants that a view of its
/// author passes, or as is guessed where there is none.
package struct EffectCall: Sendable {
  /// Where its author calls it, such as "ContentView.swift:41"; `nil` for a guess.
  package let place: String?
  /// The arguments with their feeds, in call order.
  package private(set) var bindings: [ArgumentBinding]
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
}

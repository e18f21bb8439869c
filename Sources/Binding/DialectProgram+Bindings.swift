package import Dialects

extension DialectProgram {
  /// The binding of each control, as its author states it, with the rest guessed from its name.
  ///
  /// In the order of `controls`. A control with a default stated by its author rests there; of the
  /// others, one named after the clock or the pointer is fed by it, as in Metal, and a press drives
  /// what it drives there. In a transition a press drives nothing: its progress is what moves.
  package var bindings: [ArgumentBinding] {
    let bindings = ArgumentBinding.bindings(of: controls, kind: .fill, trustsAuthor: true)
      .map(\.upright)
    return isTransition ? bindings.map(\.unpressed) : bindings
  }
}

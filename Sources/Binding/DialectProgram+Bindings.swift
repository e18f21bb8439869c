package import Dialects

extension DialectProgram {
  /// What feeds each control: what its author said of it, and a guess by its name for the rest.
  ///
  /// In the order of `controls`. What its author states a default of is a control that rests there;
  /// of the others, a name that tells of the clock or the pointer is fed by these, as in Metal, and
  /// a press drives what it drives there. In a transition a press drives nothing: its progress is
  /// what moves.
  package var bindings: [ArgumentBinding] {
    let bindings = ArgumentBinding.bindings(of: controls, kind: .fill, trustsAuthor: true)
      .map(\.upright)
    return isTransition ? bindings.map(\.unpressed) : bindings
  }
}

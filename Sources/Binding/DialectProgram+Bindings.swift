package import Dialects

extension DialectProgram {
  /// What feeds each control: what its author said of it, and a guess by its name for the rest.
  ///
  /// In the order of `controls`; a name that tells of the clock or the pointer is fed by these, as
  /// in Metal. A press drives what it drives there, but in a transition nothing: its progress is
  /// what moves.
  package var bindings: [ArgumentBinding] {
    let bindings = ArgumentBinding.bindings(of: controls, kind: .fill)
    return isTransition ? bindings.map(\.unpressed) : bindings
  }
}

internal import Parameters

/// How much of the effect is there: the article builds it in steps.
enum HarmonicStage: String, ParameterChoice {
  /// All of it: with a press color, frequency and glow change as well, and the size.
  case full
  /// The bare distances to the strings, without any glow.
  case field
  /// White strings that no press changes.
  case glow
  /// White strings that swing wider and run faster while they are pressed.
  case press

  /// Whether a press does anything.
  var answersPress: Bool { self == .press || self == .full }

  /// Whether a press changes more than swing and speed.
  var changesAll: Bool { self == .full }
}

/// Feedback to a press beside the picture.
nonisolated extension ViewerState {
  /// As chosen in the inspector, as the command line asks for, or as the last run left it.
  var feedback: Feedback { chosenFeedback ?? givenFeedback ?? remembered.feedback }

  /// Chooses it; a sound is heard at once.
  mutating func choose(_ feedback: Feedback) {
    chosenFeedback = feedback
    if feedback == .sound { effects.append(.playImpact) }
    needsDrawing = true
  }
}

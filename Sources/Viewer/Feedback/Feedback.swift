/// Feedback to a press beside the picture.
package enum Feedback: String, Sendable, CaseIterable {
  case none, sound
}

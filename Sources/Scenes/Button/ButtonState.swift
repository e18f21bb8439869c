/// The numbers of the button at one moment.
struct ButtonState: Sendable, Hashable {
  var wavesCount: Double
  var amplitude: Double
  var mixCoeff: Double
  var speedMultiplier: Double
  var scale: Double
  /// The strings' clock in shader seconds.
  var elapsedTime: Double
  var lineWidth: Double

  /// The clock as the shader takes it: it enters only as cos(… + time) and sin(… + time), so whole
  /// turns are dropped while it still has a double's digits, and large times do not make the
  /// strings shake.
  var phase: Double { elapsedTime.truncatingRemainder(dividingBy: 2 * .pi) }
}

internal import Scenes

/// Arguments and a time that show an effect where the first guesses do not.
struct ShownGuess: Hashable {
  /// Where arguments rest instead, by name, one number a component; empty if the first guesses show
  /// the effect, or no other do.
  var rests: [String: [Double]] = [:]
  /// Seconds of the clock at which something is seen.
  var stillTime = 0.0

  func applied(to call: EffectCall) -> EffectCall {
    var call = call.resting(at: rests)
    call.stillTime = stillTime
    return call
  }
}

extension ShownGuess: LosslessStringConvertible {
  /// guess = seconds (" " name ("," number)+)*
  var description: String {
    let numbers = rests.sorted { $0.key < $1.key }
      .map { " \($0.key),\($0.value.map { "\($0)" }.joined(separator: ","))" }
    return "\(stillTime)" + numbers.joined()
  }

  init?(_ description: String) {
    let parts = description.split(separator: " ")
    guard let seconds = parts.first.flatMap({ Double($0) }) else { return nil }
    stillTime = seconds
    for part in parts.dropFirst() {
      let words = part.split(separator: ",")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, !numbers.isEmpty, numbers.count == words.count - 1 else {
        return nil
      }
      rests[String(name)] = numbers
    }
  }
}

import Layers
import Testing

/// Modifiers that layers and effects have in common.
@Suite struct ModifiableTests {
  private let layer = Layer(size: Size(width: 30, height: 20), fill: .color(.white))

  /// Puts calls together as an effect does.
  private struct Recorder: Modifiable {
    var calls: [ModifierCall] = []

    func modified(by call: ModifierCall) -> Recorder { Recorder(calls: calls + [call]) }
  }

  private func all<Subject: Modifiable>(_ subject: Subject) -> Subject {
    subject.scaleEffect(0.5, anchor: .topTrailing).rotationEffect(.degrees(40), anchor: .bottom)
      .offset(x: 3, y: 4).opacity(0.7).brightness(0.1).contrast(1.2).saturation(0.3)
      .hueRotation(.degrees(80)).blur(radius: 5)
      .shadow(color: Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4), radius: 2, x: 6, y: 7)
  }

  @Test func aCallGivesALayerWhatTheMethodGives() {
    let calls = all(Recorder()).calls
    #expect(calls.reduce(layer) { $1.applied(to: $0) } == all(layer))
    #expect(
      calls.map(\.name) == [
        "scaleEffect(_:anchor:)", "rotationEffect(_:anchor:)", "offset(x:y:)", "opacity(_:)",
        "brightness(_:)", "contrast(_:)", "saturation(_:)", "hueRotation(_:)", "blur(radius:)",
        "shadow(color:radius:x:y:)",
      ])
  }

  /// The effect of a call depends on its numbers alone.
  @Test func aCallWithOtherNumbersIsTheOtherCall() {
    func swapped<Subject: Modifiable>(_ subject: Subject) -> Subject {
      subject.scaleEffect(2).rotationEffect(.degrees(5)).offset(x: 1).opacity(0.2).brightness(-0.5)
        .contrast(0.5).saturation(2).hueRotation(.degrees(10)).blur(radius: 1)
        .shadow(radius: 9, x: 1)
    }
    let (first, second) = (all(Recorder()).calls, swapped(Recorder()).calls)
    let exchanged = zip(first, second).map { call, other in
      var call = call
      call.numbers = other.numbers
      return call
    }
    #expect(exchanged.reduce(layer) { $1.applied(to: $0) } == swapped(layer))
  }

  @Test func whatChangesNothingLeavesNoTrace() {
    let same = layer.opacity(1).brightness(0).contrast(1).saturation(1).hueRotation(.zero)
      .blur(radius: -2)
    #expect(same == layer)
  }
}

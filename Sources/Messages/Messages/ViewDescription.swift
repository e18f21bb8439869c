/// The parts of the shown view that can be tuned.
package struct ViewDescription: Sendable, Hashable {
  /// A `@State` of a view.
  package struct State: Sendable, Hashable {
    /// `amplitude`, or with the view's name where several have one: `DarkSideView.amplitude`.
    package var name: String
    /// The name of its view.
    package var view: String
    package var value: StateValue
    /// Of the slider or the stepper that is bound to it.
    package var range: ClosedRange<Double>?
    package var step: Double?
    /// Names of an enumeration's cases.
    package var choices: [String]

    package init(
      name: String, view: String, value: StateValue, range: ClosedRange<Double>? = nil,
      step: Double? = nil, choices: [String] = []
    ) {
      self.name = name
      self.view = view
      self.value = value
      self.range = range
      self.step = step
      self.choices = choices
    }
  }

  package var states: [State]

  package init(states: [State] = []) { self.states = states }
}

extension ViewDescription.State: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(view)
    writer.write(value)
    writer.write(range)
    writer.write(step)
    writer.write(choices)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      name: try String(from: &reader), view: try String(from: &reader),
      value: try StateValue(from: &reader),
      range: try ClosedRange<Double>?(from: &reader), step: try Double?(from: &reader),
      choices: try [String](from: &reader))
  }
}

extension ViewDescription: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(states)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(states: try [State](from: &reader))
  }
}

/// The parts of the shown view that can be tuned.
package struct ViewDescription: Sendable, Hashable {
  /// A `@State` of a view.
  package struct State: Sendable, Hashable {
    /// `amplitude`, or with the view's name where several have one: `DarkSideView.amplitude`.
    package var name: String
    package var value: StateValue
    /// Of the slider or the stepper that is bound to it.
    package var range: ClosedRange<Double>?
    package var step: Double?
    /// Names of an enumeration's cases.
    package var choices: [String]

    package init(
      name: String, value: StateValue, range: ClosedRange<Double>? = nil, step: Double? = nil,
      choices: [String] = []
    ) {
      self.name = name
      self.value = value
      self.range = range
      self.step = step
      self.choices = choices
    }
  }

  /// A call of a shader function that is drawn.
  package struct ShaderCall: Sendable, Hashable {
    package enum Kind: Sendable, Hashable, CaseIterable {
      case fill, color, distortion, layer
    }

    package var function: String
    package var kind: Kind
    package var arguments: [ArgumentKind]

    package init(function: String, kind: Kind, arguments: [ArgumentKind]) {
      self.function = function
      self.kind = kind
      self.arguments = arguments
    }
  }

  /// The kinds of arguments that views pass to shaders.
  package enum ArgumentKind: Sendable, Hashable, CaseIterable {
    case float, float2, float3, float4, color, floatArray, colorArray, image, data, boundingRect
  }

  package var states: [State]
  package var shaderCalls: [ShaderCall]

  package init(states: [State] = [], shaderCalls: [ShaderCall] = []) {
    self.states = states
    self.shaderCalls = shaderCalls
  }
}

extension ViewDescription.ArgumentKind: WireChoice {}
extension ViewDescription.ShaderCall.Kind: WireChoice {}

extension ViewDescription.State: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(value)
    writer.write(range)
    writer.write(step)
    writer.write(choices)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      name: try String(from: &reader), value: try StateValue(from: &reader),
      range: try ClosedRange<Double>?(from: &reader), step: try Double?(from: &reader),
      choices: try [String](from: &reader))
  }
}

extension ViewDescription.ShaderCall: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(function)
    writer.write(kind)
    writer.write(arguments)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      function: try String(from: &reader), kind: try Kind(from: &reader),
      arguments: try [ViewDescription.ArgumentKind](from: &reader))
  }
}

extension ViewDescription: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(states)
    writer.write(shaderCalls)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      states: try [State](from: &reader), shaderCalls: try [ShaderCall](from: &reader))
  }
}

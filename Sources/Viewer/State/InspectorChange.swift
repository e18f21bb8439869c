internal import Parameters

/// What the user did in the inspector.
nonisolated enum InspectorChange: Sendable, Equatable {
  case hold(name: String, value: ParameterValue)
  case release(name: String)
  case copyCommand
  case copySwift
}

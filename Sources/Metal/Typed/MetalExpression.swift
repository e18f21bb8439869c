internal import ShaderTree

/// The form of the tree that a checked Metal file has: pointers, lambdas with what they captured,
/// and layers that are passed.
///
/// These are traced to variables and calls while a function is checked; `ProgramLowering` turns the
/// rest into the tree of a shader.
enum MetalForm: TreeForm {
  typealias ValueType = MetalType

  indirect enum Own: Sendable {
    /// A pointer, which is traced to what it points into and never written.
    case pointer(MetalPointer)
    /// A lambda with what it captured, which is never written: a call passes the captured values.
    case closure([MetalExpression])
    case layer
  }

  static func parts(of own: Own) -> [MetalExpression] {
    switch own {
    case .pointer(let pointer): pointer.offset.map { [$0] } ?? []
    case .closure(let captures): captures
    case .layer: []
    }
  }

  static func map(_ own: Own, _ change: (MetalExpression) -> MetalExpression) -> Own {
    switch own {
    case .pointer, .layer: own
    case .closure(let captures): .closure(captures.map(change))
    }
  }
}

typealias MetalExpression = TreeExpression<MetalForm>
typealias MetalStatement = TreeStatement<MetalForm>
typealias MetalCall = TreeCall<MetalForm>

/// The variable that a pointer leads to. GLSL has no pointers, so each is traced to its variable.
struct MetalPointer: Sendable {
  indirect enum Base: Sendable {
    /// A `device` array that the host binds, by its variable.
    case buffer(MetalExpression)
    /// Bytes that the host binds, one an element of the `device` array that holds them. What is
    /// read there has the layout of packed vectors or not.
    case data(MetalExpression, isPacked: Bool)
    /// An array.
    case array(MetalExpression)
    /// One variable.
    case single(MetalExpression)
  }

  var base: Base
  /// Elements from the start, or bytes if it leads to such; `nil` for none.
  var offset: MetalExpression?
}

extension MetalExpression {
  /// Whether it can be evaluated twice, or not at all, with the same effect.
  var isPure: Bool {
    switch kind {
    case .increment, .assignment, .call, .comma: return false
    case .standardCall(let call) where call.writesArgument || call.isDiscard: return false
    default: return parts.allSatisfy(\.isPure)
    }
  }

  /// The first part that has no value in GLSL.
  var unwritablePart: MetalExpression? {
    switch kind {
    case .own, .invalid: return self
    case .standardCall(let call) where call.isDiscard: return self
    default:
      // A lazy sequence would ask twice at every level.
      for part in parts {
        if let found = part.unwritablePart { return found }
      }
      return nil
    }
  }
}

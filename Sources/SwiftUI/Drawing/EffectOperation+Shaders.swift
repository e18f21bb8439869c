internal import Layers

extension EffectOperation {
  /// A color effect; another function, or other kinds of arguments, take its place at once.
  ///
  /// - Parameter isEnabled: Whether it changes anything; its numbers move in any case.
  static func colorEffect(
    _ shader: Shader, isEnabled: Bool, in environment: EnvironmentValues
  ) -> Self {
    shaderEffect("colorEffect", shader, isEnabled: isEnabled, in: environment) {
      $0.colorEffect($1)
    }
  }

  static func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool, in environment: EnvironmentValues
  ) -> Self {
    shaderEffect("distortionEffect", shader, isEnabled: isEnabled, in: environment) {
      $0.distortionEffect($1, maxSampleOffset: maxSampleOffset.layersSize)
    }
  }

  static func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool, in environment: EnvironmentValues
  ) -> Self {
    shaderEffect("layerEffect", shader, isEnabled: isEnabled, in: environment) {
      $0.layerEffect($1, maxSampleOffset: maxSampleOffset.layersSize)
    }
  }

  private static func shaderEffect(
    _ name: String, _ shader: Shader, isEnabled: Bool, in environment: EnvironmentValues,
    apply: @escaping (Layer, Layers.Shader) -> Layer
  ) -> Self {
    let call = ShaderNumbers(shader, in: environment)
    return EffectOperation(
      kind: [AnyHashable(name), call.kind] as [AnyHashable], numbers: call.numbers
    ) {
      layer, numbers in
      isEnabled ? apply(layer, call.shader(with: numbers)) : layer
    }
  }
}

extension View {
  /// Passes the color of every pixel through a shader function.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    effect { .colorEffect(shader, isEnabled: isEnabled, in: $0) }
  }

  /// Shows at every place what lies where a shader function says.
  ///
  /// - Parameter maxSampleOffset: The largest distance in points between a place and what it shows.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    effect {
      .distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, in: $0)
    }
  }

  /// Passes the view as a layer that can be sampled through a shader function.
  ///
  /// - Parameter maxSampleOffset: The largest distance in points between a place and what is
  ///   sampled for it outside the view.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    effect {
      .layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, in: $0)
    }
  }
}

extension VisualEffect {
  /// Passes the color of every pixel through a shader function.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding { .colorEffect(shader, isEnabled: isEnabled, in: $0) }
  }

  /// Shows at every place what lies where a shader function says.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding {
      .distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, in: $0)
    }
  }

  /// Passes the view as a layer that can be sampled through a shader function.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding {
      .layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, in: $0)
    }
  }
}

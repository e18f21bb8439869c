internal import Diagnostics
internal import Tokens

extension GLSLUnit {
  /// Reports what GLSL 3.30 or the stage does not have. Returns whether there is none of it.
  ///
  /// - Parameter isVertex: Whether the stage is the vertex shader; else the fragment shader.
  func reportUnavailable(_ log: DiagnosticLog, isVertex: Bool = false) -> Bool {
    var problems = 0
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      guard index == 0 || tokens[index - 1].kind != .period,
        !source.declaredNames.contains(token.text),
        !isVertex || !token.text.hasPrefix("gl_"),
        let problem = unavailable(token, at: index)
      else { continue }
      problems += 1
      if problems > 20 { break }
      log.report(problem.message, at: token.span, hint: problem.hint)
    }
    for declaration in declarations where declaration.has("attribute") && !isVertex {
      problems += 1
      if problems > 20 { break }
      log.report(
        "'\(declaration.name)' is an attribute, which only a vertex shader has",
        at: tokens[declaration.nameIndex].span)
    }
    return problems == 0
  }

  private func unavailable(_ token: Token, at index: Int) -> (message: String, hint: String?)? {
    let isCalled = index + 1 < tokens.count && tokens[index + 1].kind == .leftParenthesis
    if isCalled, let version = GLSLWords.laterFunctions[token.text] {
      return (
        "'\(token.text)' requires GLSL \(version), and shaders are drawn with GLSL 3.30",
        hint(for: token.text)
      )
    }
    if let (what, version) = GLSLWords.laterType(token.text) {
      return (
        "'\(token.text)': \(what) require GLSL \(version), and shaders are drawn with GLSL 3.30",
        nil
      )
    }
    switch token.text {
    case "local_size_x": return ("this is a compute shader; only fragment shaders are drawn", nil)
    case "gl_Position", "gl_VertexID", "gl_Vertex", "gl_PointSize":
      return ("'\(token.text)' belongs to a vertex shader; only fragment shaders are drawn", nil)
    case "texture2DRect", "sampler2DRect":
      return ("rectangle textures are not supported", "read a sampler2D in unit space")
    case _ where GLSLWords.lightBuiltins.contains(token.text):
      return ("'\(token.text)' is not supported; no host lights a picture", nil)
    case "samplerExternalOES": return ("external textures are not supported", "write sampler2D")
    case _ where token.text.hasPrefix("gl_Max"): return nil
    case _ where token.text.hasPrefix("gl_"):
      guard !GLSLWords.fragmentBuiltins.contains(token.text) || token.text == "gl_PointCoord" else {
        return nil
      }
      return (
        "'\(token.text)' is not available",
        nearestName(
          to: token.text, among: GLSLWords.fragmentBuiltins.subtracting([token.text]).sorted()
        ).map {
          "did you mean '\($0)'?"
        }
      )
    default: return nil
    }
  }

  private func hint(for function: String) -> String? {
    switch function {
    case "fma": "write a * b + c"
    case "textureGather": "read four texels with texelFetch"
    default: nil
    }
  }

  /// Reports directives that are unknown or not supported.
  func reportDirectives(_ log: DiagnosticLog) {
    for aside in asides {
      switch aside.name.text {
      case "version", "pragma", "iUniform", "iKeyboard", "StrictCompatibility": continue
      case let name
      where name.hasPrefix("iChannel") && name.utf8.count == 9
        && name.last?.isWholeNumber == true:
        continue
      case "iFirstPersonControls":
        log.report(
          "'#iFirstPersonControls' is not supported; no camera is moved by keys",
          at: aside.name.span)
      case "iVertex":
        log.report(
          "'#iVertex' is not supported; only fragment shaders are drawn", at: aside.name.span)
      case "extension":
        guard let name = aside.line.first,
          !GLSLWords.builtInExtensions.contains(name.text)
        else { continue }
        log.report(
          "extension '\(name.text)' is not used", at: name.span, severity: .warning,
          hint: "shaders are drawn with GLSL 3.30 without extensions")
      default:
        log.report(
          "unknown directive '#\(aside.name.text)'", at: aside.name.span,
          hint: didYouMean(
            aside.name.text,
            among: [
              "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include",
            ], prefix: "#"))
      }
    }
  }
}

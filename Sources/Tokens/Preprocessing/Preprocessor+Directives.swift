internal import Diagnostics

extension Preprocessor {
  /// directive = "#" name rest-of-line
  package mutating func readDirective(_ cursor: inout TokenCursor, conditions: inout [Condition]) {
    guard let hash = cursor.next() else { return }
    let line = cursor.restOfLine()
    guard let name = line.first else { return }  // a lone `#` is allowed
    let rest = Array(line.dropFirst())
    let isSkipping = conditions.last?.isSkipping == true
    switch name.text {
    case "if", "ifdef", "ifndef":
      let holds = !isSkipping && condition(name.text, rest, at: name.span)
      conditions.append(
        Condition(
          opening: name.text, span: hash.span.through(name.span), isSkipping: !holds,
          isDecided: isSkipping || holds))
    case "elif", "elifdef", "elifndef", "else":
      guard let open = conditions.last else {
        log.report("'#\(name.text)' without '#if'", at: name.span)
        return
      }
      if open.isLast { log.report("'#\(name.text)' after '#else'", at: name.span) }
      var takes = !open.isDecided
      if takes, name.text != "else" {
        takes = condition(name.text.replacingElif, rest, at: name.span)
      }
      conditions[conditions.count - 1].isSkipping = !takes
      conditions[conditions.count - 1].isDecided = open.isDecided || takes
      conditions[conditions.count - 1].isLast = open.isLast || name.text == "else"
    case "endif":
      if conditions.popLast() == nil { log.report("'#endif' without '#if'", at: name.span) }
    case _ where isSkipping:
      return
    case "define":
      define(rest, at: name.span)
    case "undef":
      if let macro = rest.first { macros[macro.text] = nil }
    case "include", "import":
      include(rest, directive: name)
    case "pragma":
      if rest.first?.text == "once", let file = openFiles.last { filesReadOnce.insert(file.index) }
      asides.append(Aside(name: name, line: rest))
    case "error":
      log.report(
        "#error \(spelling(of: rest))", at: name.span.through(rest.last?.span ?? name.span))
    case "warning":
      log.report(
        "#warning \(spelling(of: rest))", at: name.span.through(rest.last?.span ?? name.span),
        severity: .warning)
    case "line", "ident":
      return
    case _ where language.isGLSL:
      asides.append(Aside(name: name, line: rest))
    default:
      let known = [
        "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import",
        "pragma", "error", "warning",
      ]
      log.report(
        "unknown directive '#\(name.text)'", at: name.span,
        hint: didYouMean(name.text, among: known, prefix: "#"))
    }
  }

  /// define = name ("(" (name ("," name)*)? ("," "...")? ")" with no space before "(")? replacement
  private mutating func define(_ line: [Token], at span: Span) {
    guard let name = line.first, name.kind == .identifier else {
      log.report("'#define' needs a name", at: line.first?.span ?? span)
      return
    }
    var macro = Macro(replacement: Array(line.dropFirst()))
    if let open = macro.replacement.first, open.kind == .leftParenthesis, !open.followsSpace {
      var names: [String] = []
      guard let close = macro.replacement.firstIndex(where: { $0.kind == .rightParenthesis }) else {
        log.report("parameters of macro '\(name.text)' have no ')'", at: open.span)
        return
      }
      for token in macro.replacement[1..<close] {
        switch token.kind {
        case .identifier: names.append(token.text)
        case .ellipsis: macro.isVariadic = true
        case .comma: continue
        default:
          log.report("expected a parameter name, found '\(token.text)'", at: token.span)
          return
        }
      }
      if macro.isVariadic { names.append("__VA_ARGS__") }
      macro.parameters = names
      macro.replacement.removeFirst(close + 1)
    }
    macros[name.text] = macro
  }

  /// include = string | "<" path ">"
  private mutating func include(_ line: [Token], directive: Token) {
    guard let first = line.first, let file = openFiles.last else {
      log.report("'#\(directive.text)' needs a file name", at: directive.span)
      return
    }
    guard first.kind == .string else {
      let name = spelling(
        of: line.filter { $0.kind != .less && $0.kind != .greater }, spaced: false)
      // Apple's own headers are built in; a project's header in angle brackets is read like one in
      // quotes.
      if Self.isSystemHeader(name) {
        note(systemHeader: name)
      } else {
        if let entry = library.include(name, from: file.path) {
          open(entry, at: first.span)
        } else {
          library.hasUnknownHeaders = true
        }
      }
      return
    }
    guard !Self.isSystemHeader(first.text) else {
      note(systemHeader: first.text)
      return
    }
    guard let entry = library.include(first.text, from: file.path) else {
      library.reportMissing(first.text, from: file.path, at: first.span)
      return
    }
    open(entry, at: first.span)
  }

  private mutating func open(_ entry: SourceLibrary.Entry, at span: Span) {
    guard !filesReadOnce.contains(entry.index) else { return }
    includeCount += 1
    if openFiles.count >= Self.includeDepthLimit || includeCount > Self.includeCountLimit {
      if includeCount <= Self.includeCountLimit + 1 {
        includeCount = Self.includeCountLimit + 1  // nothing more is read after this
        log.report(
          "'\(entry.path)' is included more than \(Self.includeDepthLimit) levels deep", at: span,
          hint: "write '#pragma once' at the top of headers")
      }
      return
    }
    read(entry)
  }

  /// Whether `name` is a header whose contents the translator knows.
  package static func isSystemHeader(_ name: String) -> Bool {
    let folder = name.split(separator: "/").first.map(String.init) ?? ""
    return [
      "metal_stdlib", "SwiftUI", "simd", "metal", "TargetConditionals.h", "stdint.h", "CoreImage",
    ]
    .contains(folder) || name.hasPrefix("metal_")
  }

  /// The tokens as text.
  package func spelling(of tokens: [Token], spaced: Bool = true) -> String {
    var text = ""
    for token in tokens {
      if spaced, token.followsSpace, !text.isEmpty { text += " " }
      text += token.kind == .string ? "\"\(token.text)\"" : token.text
    }
    return text
  }
}

extension String {
  /// `elifdef` as `ifdef`, `elif` as `if`.
  fileprivate var replacingElif: String { hasPrefix("el") ? String(dropFirst(2)) : self }
}

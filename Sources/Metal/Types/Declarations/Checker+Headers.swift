internal import Diagnostics
internal import Tokens

/// Names that Apple's headers declare, in a file that does not include them.
extension Checker {
  private static let withStandardLibrary: Set<String> = ["SwiftUI", "simd", "metal", "CoreImage"]

  /// Reports the first use of each namespace, and of a constant of the library, above the header
  /// that declares it. Headers that are not there may include any.
  func refuseMissingHeaders(in tokens: [Token], _ headers: [Preprocessor.SystemHeader]) {
    guard !library.hasUnknownHeaders else { return }
    let library = headers.first {
      Self.withStandardLibrary.contains($0.folder) || $0.folder.hasPrefix("metal_")
    }
    let swiftUI = headers.first { $0.folder == "SwiftUI" }
    refuse("metal", in: tokens.prefix(library?.position ?? tokens.count), "metal_stdlib")
    refuse(
      "SwiftUI", in: tokens.prefix(swiftUI?.position ?? tokens.count), "SwiftUI/SwiftUI_Metal.h")
  }

  private func refuse(_ namespace: String, in tokens: ArraySlice<Token>, _ header: String) {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let token = tokens[index]
      let before = index > 0 ? tokens[index - 1] : nil
      if token.text == namespace {
        let isOpened =
          before?.text == "namespace" && index > 1 && tokens[index - 2].text == "using"
        if before?.text == "namespace", !isOpened { return }  // the author's own
        let isQualifier =
          tokens.indices.contains(index + 1) && tokens[index + 1].kind == .scope
          && before?.kind != .scope
        guard isOpened || isQualifier else { continue }
        report(
          "namespace '\(namespace)' is not declared", at: token.span,
          hint: "add '#include <\(header)>' above")
        return
      }
      if namespace == "metal", MetalConstants.value(of: token.text) != nil,
        before?.kind != .identifier
      {
        report(
          "'\(token.text)' is not declared", at: token.span,
          hint: "add '#include <\(header)>' above")
        return
      }
    }
  }

  /// Reports variables outside of functions that are not in `constant` memory, where Metal has no
  /// others but samplers.
  func refuseProgramScope(since first: Int, in unit: Int) {
    for global in globals[first...] where global.scope.unit == unit {
      let syntax = global.syntax
      guard global.scope.structure == nil, syntax.qualifier.isEmpty,
        syntax.type.addressSpace != .constant, syntax.type.name.last != "sampler"
      else { continue }
      report(
        "program scope variable must reside in constant address space", at: syntax.nameSpan,
        hint: "write 'constant' before its type")
    }
  }
}

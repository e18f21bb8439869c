import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: becomes a function that registers the preview with the module `SwiftUI`.
///
/// ```swift
/// #Preview("Editor", traits: .landscapeLeft) {
///   @Previewable @State var amount = 0.5
///   Editor(amount: $amount)
/// }
/// ```
///
/// The function's symbol is made of its line, its column and its file's name, so that the program
/// can call it by what the text says alone. Properties that `@Previewable` marks become those of a
/// view: there they are installed and live as long as the preview.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let closures = node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    guard let body = node.trailingClosure ?? closures.last else {
      throw MacroError("'#Preview' needs a closure that returns a view")
    }
    // Attributes before the macro do not count.
    guard let place = context.location(of: node.pound) else {
      throw MacroError("'#Preview' has no place in a file")
    }
    let first = node.arguments.first.flatMap { argument in
      argument.label == nil && !argument.expression.is(ClosureExprSyntax.self)
        ? argument.expression.trimmedDescription : nil
    }
    let symbol = symbol(
      line: place.line.trimmedDescription, column: place.column.trimmedDescription,
      file: place.file.trimmedDescription)
    return [
      """
      @_cdecl("\(raw: symbol)") @MainActor public func \(context.makeUniqueName("preview"))() {
        SwiftUI._registerPreview(
          name: \(raw: first ?? "nil"), traits: [\(raw: traits(of: node).joined(separator: ", "))],
          body: \(raw: installed(body)))
      }
      """
    ]
  }

  /// The argument `traits:` and those without a label behind it.
  private static func traits(of node: some FreestandingMacroExpansionSyntax) -> [String] {
    node.arguments.drop { $0.label?.text != "traits" }
      .prefix { $0.label == nil || $0.label?.text == "traits" }
      .map(\.expression.trimmedDescription)
  }

  private static func symbol(line: String, column: String, file: String) -> String {
    let name = file.filter { $0 != "\"" }.split(separator: "/").last ?? ""
    // FNV-1a of 64 bits
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "harmonic_preview_\(line)_\(column)_\(String(hash, radix: 16))"
  }

  /// The closure, with properties that `@Previewable` marks in a view around the rest of it.
  private static func installed(_ body: ClosureExprSyntax) -> String {
    let properties = body.statements.filter(isPreviewable)
    guard !properties.isEmpty else { return body.trimmedDescription }
    let rest = body.statements.filter { !isPreviewable($0) }
    return """
      {
        struct PreviewContent: SwiftUI.View {
          \(properties.map(\.description).joined())
          var body: some SwiftUI.View {
            \(rest.map(\.description).joined())
          }
        }
        return PreviewContent()
      }
      """
  }

  private static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name?.split(separator: ".").last == "Previewable"
    }
  }
}

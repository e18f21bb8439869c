import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a property in an extension of `EnvironmentValues`, `Transaction` or another collection
/// of values with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .pink
/// }
/// ```
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return [
      "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration)
    let owner = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
      .extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    let keys = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    guard let owner, let key = keys[owner] else {
      throw MacroError(
        "'@Entry' belongs in an extension of \(keys.keys.sorted().joined(separator: ", "))")
    }
    let value = owner == "FocusedValues" ? nil : entry.value
    let type = entry.type.map { ": \($0)" } ?? ""
    guard owner != "FocusedValues" else {
      let wrapped = entry.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return ["private struct \(raw: entry.key): \(raw: key) { typealias Value = \(raw: wrapped) }"]
    }
    let initial = value ?? (entry.type?.hasSuffix("?") == true ? "nil" : nil)
    guard let initial else { throw MacroError("'@Entry' needs a value to begin with") }
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: key) {
        static var defaultValue\(raw: type.isEmpty ? "" : type) \(raw: type.isEmpty ? "= \(initial)" : "{ \(initial) }")
      }
      """
    ]
  }

  /// The property that is marked.
  private struct Entry {
    let key: String
    let type: String?
    let value: String?

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { throw MacroError("'@Entry' belongs to a variable") }
      key = "__Key_\(name)"
      type = binding.typeAnnotation?.type.trimmedDescription
      value = binding.initializer?.value.trimmedDescription
    }
  }
}

import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property of a `#Preview` that becomes one of a view; adds nothing.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

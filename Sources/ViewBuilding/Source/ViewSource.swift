internal import Files
internal import SwiftSource

/// A user's Swift file as the compiler gets it, and what it declares.
///
/// ```swift
/// // given bytes: [UInt8]
/// let source = ViewSource(path: "Ripple.swift", bytes: bytes)
/// source.text                  // the same lines and columns, without "@objc" and "@main"
/// source.previews.first?.name  // "Editor", of `#Preview("Editor")`
/// source.types.filter { $0.conforms(to: "View") }
/// ```
///
/// Declarations are read from the text alone: nothing is resolved, and a file with mistakes
/// declares what can be read of it.
package struct ViewSource: Sendable {
  package let path: String
  package let text: [UInt8]
  package let previews: [PreviewDeclaration]
  /// In their order.
  package let types: [TypeDeclaration]
  /// Functions and properties that its extensions add to types.
  package let members: [MemberDeclaration]
  /// Types that it extends, and the protocols that extensions of types of other files add.
  package let extensions: [String: Set<String>]
  /// Functions and variables at the top level.
  package let globals: Set<String>
  /// Modules that it imports.
  package let imports: Set<String>
  /// All names and keywords in it.
  package let usedNames: Set<String>
  /// Those behind a "."
  package let memberNames: Set<String>

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let pass = PlatformPass(bytes)
    text = pass.text
    var scan = DeclarationScan(pass.activeText, mainOffset: pass.mainOffset)
    scan.run()
    previews = scan.previews
    types = scan.types
    members = scan.members
    extensions = scan.extensions
    globals = scan.globals
    imports = scan.imports
    (usedNames, memberNames) = (scan.usedNames, scan.memberNames)
  }

  /// The text without the imports of modules whose files are compiled along.
  func text(withoutImportsOf modules: Set<String>) -> [UInt8] {
    guard !modules.isDisjoint(with: imports) else { return text }
    var copy = text
    for place in PlatformPass.imports(in: SwiftTokens(text)) where modules.contains(place.module) {
      PlatformPass.blank(place.range, in: &copy)
    }
    return copy
  }

  /// Types, functions and variables at its top level.
  package var declaredNames: Set<String> { globals.union(types.map(\.name)) }

  /// The file's name without ".swift".
  package var stem: String {
    let name = path.namePart
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}

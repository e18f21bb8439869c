// The macros that users' files find in SwiftUI. They are a module of their own, which every user's
// file imports without saying so: the compiler warns where it sees such a declaration without the
// plug-in, and the repository's own build of SwiftUI has none.
@_exported public import SwiftUI

/// Declares a preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a preview on a stage of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ more: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Makes a property of a preview's body one that is installed, such as a state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Makes a property of `EnvironmentValues` one that is stored there.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

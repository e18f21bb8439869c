internal import Tokens

extension Preprocessor.Language {
  /// Metal, with the macros that Apple's compiler defines and shaders look at.
  static let metal = Preprocessor.Language.metal(
    macros: [
      "__METAL__": "1", "__METAL_VERSION__": "320", "__METAL_MACOS__": "1",
      "METAL_FUNC": "inline", "TARGET_OS_OSX": "1",
    ],
    isConstant: { MetalConstants.value(of: $0) != nil })
}

internal import Diagnostics
internal import Tokens

/// The header <metal_type_traits>, in Metal.
///
/// It is read with a file that names something of it, and costs nothing else.
enum TypeTraits {
  /// Returns the tokens of the header if one of `tokens` is a name of it.
  static func tokens(neededBy tokens: [Token], in library: SourceLibrary) -> [Token] {
    guard tokens.contains(where: { $0.kind == .identifier && names.contains($0.text) }) else {
      return []
    }
    let entry = library.header("metal_type_traits", text)
    return entry.tokens.filter { $0.kind != .endOfFile }
  }

  private static let names: Set<String> = {
    let lexer = Lexer(Array(text.utf8), file: 0)
    let words = Set(lexer.tokens.filter { $0.kind == .identifier }.map(\.text))
    return words.filter { word in
      [
        "is_", "enable_if", "conditional", "remove_", "make_", "true_type", "false_type", "void_t",
        "integral_constant", "bool_constant",
      ].contains { word.hasPrefix($0) }
    }
  }()

  /// Types that are `true_type` for a trait.
  private static func list(_ trait: String, _ types: [String]) -> String {
    "template <typename T> struct \(trait) : false_type {};\n"
      + types.map { "template <> struct \(trait)<\($0)> : true_type {};\n" }.joined()
      + "template <typename T> constexpr constant bool \(trait)_v = \(trait)<T>::value;\n"
  }

  private static let signed = ["char", "short", "int", "long"]
  private static let unsigned = ["uchar", "ushort", "uint", "ulong"]
  private static let floating = ["half", "float"]

  private static func alias(_ trait: String) -> String {
    "template <typename T> using \(trait)_t = typename \(trait)<T>::type;\n"
  }

  private static func identity(_ trait: String) -> String {
    "template <typename T> struct \(trait) { using type = T; };\n" + alias(trait)
  }

  private static func exchange(_ trait: String, _ from: [String], _ to: [String]) -> String {
    "template <typename T> struct \(trait) { using type = T; };\n"
      + zip(from, to).map { "template <> struct \(trait)<\($0)> { using type = \($1); };\n" }
      .joined() + alias(trait)
  }

  // `const` and references are not part of a type here, so removing them changes nothing.
  private static let text =
    """
    namespace metal {
    template <typename T, T v> struct integral_constant {
      using value_type = T;
      static constexpr constant T value = v;
      constexpr operator T() const { return v; }
    };
    template <bool B> using bool_constant = integral_constant<bool, B>;
    using true_type = integral_constant<bool, true>;
    using false_type = integral_constant<bool, false>;
    template <typename T, typename U> struct is_same : false_type {};
    template <typename T> struct is_same<T, T> : true_type {};
    template <typename T, typename U> constexpr constant bool is_same_v = is_same<T, U>::value;
    template <bool B, typename T = void> struct enable_if {};
    template <typename T> struct enable_if<true, T> { using type = T; };
    template <bool B, typename T = void> using enable_if_t = typename enable_if<B, T>::type;
    template <bool B, typename T, typename F> struct conditional { using type = T; };
    template <typename T, typename F> struct conditional<false, T, F> { using type = F; };
    template <bool B, typename T, typename F>
    using conditional_t = typename conditional<B, T, F>::type;
    template <typename T> struct is_vector : false_type {};
    template <typename T, int N> struct is_vector<vec<T, N>> : true_type {};
    template <typename T> constexpr constant bool is_vector_v = is_vector<T>::value;
    template <typename T> struct is_matrix : false_type {};
    template <typename T, int C, int R> struct is_matrix<matrix<T, C, R>> : true_type {};
    template <typename T> constexpr constant bool is_matrix_v = is_matrix<T>::value;

    """
    + list("is_void", ["void"])
    + list("is_integral", ["bool"] + signed + unsigned)
    + list("is_floating_point", floating)
    + list("is_arithmetic", ["bool"] + signed + unsigned + floating)
    + list("is_scalar", ["bool"] + signed + unsigned + floating)
    + list("is_signed", signed + floating)
    + list("is_unsigned", ["bool"] + unsigned)
    + ["remove_const", "remove_volatile", "remove_cv", "remove_reference"]
    .map(identity).joined()
    + exchange("make_signed", unsigned, signed)
    + exchange("make_unsigned", signed, unsigned)
    + "}\n"
}

import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal

/// C++17 as far as Metal has it, each construct on its own. Expected numbers follow from the rules
/// of C++ by hand.
@Suite struct LanguageTests {
  /// Text above the function `f`, and the expression that it returns as a color.
  struct Construct: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var declarations: String
    var color: String
    var expected: [Float]

    init(_ name: String, _ expected: [Float], _ declarations: String, _ color: String) {
      (testDescription, self.expected) = (name, expected)
      (self.declarations, self.color) = (declarations, color)
    }
  }

  static let classes = [
    Construct(
      "a static constant of a class template", [2, 3, 0, 1],
      "template <typename T> struct Wave { static constant constexpr T gain = T(2); static constexpr constant int count = 3; };",
      "return half4(Wave<float>::gain, Wave<half>::count, 0, 1);"),
    Construct(
      "a static function of a class template", [4, 6, 0, 1],
      "template <int N> struct Power { static float of(float x) { return x * N; } };",
      "return half4(Power<2>::of(2), Power<3>::of(2), 0, 1);"),
    Construct(
      "a static constant defined outside of a class template", [5, 7, 0, 1],
      "template <typename T> struct Wave { static constant T gain; };\ntemplate <typename T> constant T Wave<T>::gain = T(5);\ntemplate <> constant half Wave<half>::gain = 7;",
      "return half4(Wave<float>::gain, Wave<half>::gain, 0, 1);"),
    Construct(
      "methods defined outside of a class template", [6, 3, 9, 1],
      "template <typename T> struct Wave { T a; Wave(T a); T height(T x) const; static T twice(T x); };\ntemplate <typename T> Wave<T>::Wave(T a) : a(a) {}\ntemplate <typename U> U Wave<U>::height(U x) const { return a * x; }\ntemplate <class T> T Wave<T>::twice(T x) { return x + x + T(1); }",
      "Wave<float> w(2); Wave<int> v(1); return half4(w.height(3), v.height(3), Wave<float>::twice(4), 1);"
    ),
    Construct(
      "an explicit specialization of a class", [1, 2, 0, 1],
      "template <typename T> struct Kind { static constant constexpr int value = 1; };\ntemplate <> struct Kind<half> { static constant constexpr int value = 2; };",
      "return half4(Kind<float>::value, Kind<half>::value, 0, 1);"),
    Construct(
      "a partial specialization of a class", [1, 2, 3, 1],
      "template <typename T, int N> struct Kind { static constexpr constant int value = 1; };\ntemplate <int N> struct Kind<float, N> { static constexpr constant int value = N; };\ntemplate <typename T> struct Kind<T, 9> { static constexpr constant int value = 3; };",
      "return half4(Kind<int, 4>::value, Kind<float, 2>::value, Kind<int, 9>::value, 1);"),
    Construct(
      "a class template that ends in a specialization", [24, 0, 0, 1],
      "template <int N> struct Factorial { static constexpr constant int value = N * Factorial<N - 1>::value; };\ntemplate <> struct Factorial<0> { static constexpr constant int value = 1; };",
      "return half4(Factorial<4>::value, 0, 0, 1);"),
    Construct(
      "a struct with a base", [3, 5, 8, 1],
      "struct Base { float a; float twice() const { return a * 2; } };\nstruct Wave : Base { float b; float sum() const { return a + b; } };",
      "Wave w; w.a = 3; w.b = 5; return half4(w.a, w.b, w.sum(), w.twice() / 6);"),
    Construct(
      "a base in a list and as an argument", [1, 2, 3, 4],
      "struct Base { float a; float b; };\nstruct Wave : public Base { float c; };\nstatic float first(Base base) { return base.a; }\nstatic float second(thread const Base &base) { return base.b; }",
      "Wave w = {{1, 2}, 3}; return half4(first(w), second(w), w.c, w.a + w.c);"),
    Construct(
      "two levels of bases", [1, 2, 3, 4],
      "struct A { float a = 1; float who() const { return 1; } };\nstruct B : A { float b = 2; };\nstruct C : B { float c = 3; float who() const { return B::who() + 3; } };",
      "C c; return half4(c.a, c.b, c.c, c.who());"),
    Construct(
      "a constructor that calls that of its base", [2, 3, 0, 1],
      "struct Base { float a; Base(float a) : a(a) {} };\nstruct Wave : Base { float b; Wave(float x) : Base(x * 2), b(x * 3) {} };",
      "Wave w(1); return half4(w.a, w.b, 0, 1);"),
    Construct(
      "a conversion operator", [5, 10, 0, 1],
      "struct Level { float x; operator float() const { return x * 2; } explicit operator bool() const { return x > 0; } };",
      "Level level = {2.5}; float y = level; return half4(y, level + 5.0f, level ? 0 : 1, 1);"),
    Construct(
      "an alias template", [1, 2, 3, 1],
      "template <typename T> using Triple = vec<T, 3>;\ntemplate <typename T, int N = 2> using List = array<T, N>;",
      "Triple<float> t = float3(1, 2, 3); List<float> l = {1, 2}; return half4(t.x, l[1], t.z, 1);"),
    Construct(
      "a variable template", [3, 3.5, 0, 1],
      "template <typename T> constant constexpr T three = T(3.5);",
      "return half4(three<int>, three<float>, 0, 1);"),
    Construct(
      "a type inside a class template", [2, 0, 0, 1],
      "template <typename T> struct Traits { using type = vec<T, 2>; };",
      "typename Traits<float>::type v = float2(2, 0); Traits<float>::type w = v; return half4(w.x, w.y, 0, 1);"
    ),
    Construct(
      "a nested struct", [4, 0, 0, 1],
      "struct Outer { struct Inner { float a; }; Inner inner; static constant constexpr float k = 4; };",
      "Outer::Inner i = {Outer::k}; Outer o = {i}; return half4(o.inner.a, 0, 0, 1);"),
    Construct(
      "a class template with a base class template", [3, 4, 0, 1],
      "template <typename T> struct Base { T a; };\ntemplate <typename T> struct Wave : Base<T> { T b; T sum() const { return this->a + b; } };",
      "Wave<float> w; w.a = 3; w.b = 1; return half4(w.a, w.sum(), 0, 1);"),
  ]

  static let templates = [
    Construct(
      "is_same_v", [1, 0, 1, 1],
      "template <typename T> float kind() { if (is_same_v<T, float>) { return 1; } return 0; }",
      "return half4(kind<float>(), kind<half>(), is_same<int, int>::value, 1);"),
    Construct(
      "if constexpr with type traits", [1, 2, 3, 1],
      "template <typename T> float kind(T x) { if constexpr (is_same_v<T, float>) { return 1; } else if constexpr (metal::is_integral_v<T>) { return x % 3; } else { return 3; } }",
      "return half4(kind(1.0f), kind(5), kind(half2(0)), 1);"),
    Construct(
      "kinds of types", [1, 1, 1, 1], "",
      "return half4(is_integral<uint>::value && !is_integral_v<half>, is_floating_point_v<half> && !is_floating_point_v<int>, is_arithmetic_v<int> && is_signed_v<int> && is_unsigned_v<uint>, is_vector_v<float3> && !is_vector_v<float>);"
    ),
    Construct(
      "enable_if_t as a result", [1, 2, 0, 1],
      "template <typename T> enable_if_t<is_floating_point_v<T>, float> kind(T x) { return 1; }\ntemplate <typename T> enable_if_t<is_integral_v<T>, float> kind(T x) { return 2; }",
      "return half4(kind(1.0f), kind(1), 0, 1);"),
    Construct(
      "enable_if as a template parameter", [1, 2, 0, 1],
      "template <typename T, typename = enable_if_t<is_floating_point_v<T>>> float kind(T x) { return 1; }\ntemplate <typename T, typename E = typename enable_if<is_integral<T>::value>::type, int = 0> float kind(T x) { return 2; }",
      "return half4(kind(half(1)), kind(1u), 0, 1);"),
    Construct(
      "enable_if_t as a value parameter", [1, 2, 0, 1],
      "template <typename T, enable_if_t<is_floating_point_v<T>, bool> = true> float kind(T x) { return 1; }\ntemplate <typename T, enable_if_t<is_integral_v<T>, bool> = true> float kind(T x) { return 2; }",
      "return half4(kind(half(1)), kind(1u), 0, 1);"),
    Construct(
      "conditional_t", [0.5, 1, 0, 1], "",
      "conditional_t<true, float, int> a = 0.5; conditional<false, float, int>::type b = 1.5; return half4(a, b, 0, 1);"
    ),
    Construct(
      "other transformations of types", [1, 2, 3, 1],
      "template <typename T> using plain = remove_cv_t<T>;",
      "plain<const float> a = 1; make_unsigned_t<int> b = 2; remove_reference_t<float> c = 3; return half4(a, b, c, 1);"
    ),
    Construct(
      "a trait of its own", [1, 0, 1, 1],
      "template <typename T> struct is_color { static constant constexpr bool value = false; };\ntemplate <> struct is_color<half4> { static constant constexpr bool value = true; };\ntemplate <typename T> constant constexpr bool is_color_v = is_color<T>::value;",
      "return half4(is_color<half4>::value, is_color_v<float>, is_color_v<half4>, 1);"),
    Construct(
      "a sum of any number of arguments", [6, 10, 0, 1],
      "template <typename T> T sum(T x) { return x; }\ntemplate <typename T, typename... Rest> T sum(T x, Rest... rest) { return x + sum(rest...); }",
      "return half4(sum(1.0f, 2.0f, 3.0f), sum(1, 2, 3, 4), 0, 1);"),
    Construct(
      "folds", [6, 24, 1, 4],
      "template <typename... T> float sum(T... x) { return (x + ...); }\ntemplate <typename... T> float product(T... x) { return (1 * ... * x); }\ntemplate <typename... T> bool all_set(T... x) { return (... && x); }\ntemplate <typename... T> int count(T... x) { return sizeof...(x); }",
      "return half4(sum(1, 2, 3), product(1, 2, 3, 4), all_set(true, true), count(1, 1, 1, 1));"),
    Construct(
      "a pack in a list", [1, 2, 3, 1],
      "template <typename... T> float3 list(T... x) { float values[] = {float(x)...}; return float3(values[0], values[1], values[2]); }",
      "float3 v = list(1, 2.0f, 3); return half4(half3(v), 1);"),
    Construct(
      "a pack of numbers", [6, 0, 0, 1],
      "template <int... N> constexpr int total() { return (N + ... + 0); }",
      "return half4(total<1, 2, 3>(), total<>(), 0, 1);"),
    Construct(
      "structured bindings", [1, 2, 3, 4],
      "struct Pair { float a; float2 b; };\nstatic Pair make(float x) { return {x, float2(2, 3)}; }",
      "auto [a, b] = make(1); float values[2] = {3, 4}; auto [u, v] = values; return half4(a, b.x, u, v);"
    ),
    Construct(
      "structured bindings by reference", [5, 2, 0, 1],
      "struct Pair { float a; float b; };",
      "Pair q = {1, 2}; auto &[a, b] = q; a = 5; const auto [c, d] = q; return half4(q.a, d, 0, 1);"
    ),
    Construct(
      "decltype", [3, 4, 0, 1],
      "template <typename T, typename U> auto add(T a, U b) -> decltype(a + b) { return a + b; }",
      "float2 x = float2(1, 2); decltype(x) y = x * 2; decltype(x.x + 1) z = 4; return half4(add(1, 2.0f), y.y, 0, z / 4);"
    ),
    Construct(
      "decltype(auto) and auto parameters", [3, 0, 0, 1],
      "static decltype(auto) twice(float x) { return x * 2; }",
      "auto add = [](auto a, auto b) { return a + b; }; return half4(add(1, twice(1)), 0, 0, 1);"),
    Construct(
      "a template of a template's argument", [2, 0, 0, 1],
      "struct Half { static float of(float x) { return x / 2; } };\nstruct Twice { float operator()(float x) const { return x * 2; } };\ntemplate <typename F> float apply(float x) { return F::of(x); }\ntemplate <typename F> float call(F f, float x) { return f(x); }",
      "return half4(call(Twice{}, apply<Half>(2)), 0, 0, 1);"),
    Construct(
      "a member template", [3, 7, 0, 1],
      "struct Scale { float k; template <typename T> T of(T x) const { return T(x * k); } template <int N> float times() const { return k * N; } };",
      "Scale s = {1}; return half4(s.of(3), s.template times<7>(), 0, 1);"),
    Construct(
      "a static_assert, a constexpr function", [8, 0, 0, 1],
      "constexpr int square(int x) { return x * x; }\nstatic_assert(square(2) == 4, \"two squared\");\ntemplate <typename T> struct Check { static_assert(sizeof(T) >= 1, \"size\"); T a; };",
      "float list[square(2) + 4]; for (int i = 0; i < 8; i++) { list[i] = i + 1; } Check<float> c = {list[7]}; return half4(c.a, 0, 0, 1);"
    ),
    Construct(
      "an enum with a type, using enumerators", [2, 1, 0, 1],
      "enum class Mode : uchar { off, on = 2 };\nnamespace detail { template <typename T> T same(T x) { return x; } }\nusing detail::same;",
      "auto m = Mode::on; return half4(static_cast<int>(m), same(m == Mode::on ? 1 : 0), 0, 1);"),
    Construct(
      "a default template argument that is a trait", [2, 3, 0, 1],
      "template <typename T, typename R = conditional_t<is_integral_v<T>, int, float>> R half_of(T x) { return R(x) / R(2); }",
      "return half4(half_of(5), half_of(6.0f), 0, 1);"),
    Construct(
      "an operator template", [4, 6, 0, 1],
      "template <typename T> struct Vec { T x; T y; };\ntemplate <typename T> Vec<T> operator+(Vec<T> a, Vec<T> b) { return {a.x + b.x, a.y + b.y}; }",
      "Vec<float> v = Vec<float>{1, 2} + Vec<float>{3, 4}; return half4(v.x, v.y, 0, 1);"),
  ]

  @Test(arguments: classes + templates)
  func eachConstructWorks(_ construct: Construct) throws {
    let source =
      construct.declarations + "\n[[ stitchable ]] half4 f(float2 p) { \(construct.color) }"
    expectNear(
      try Evaluation(source).pixels(), construct.expected, 2e-3, construct.testDescription)
  }

  @Test func thereAreFortyOfThem() {
    #expect(Self.classes.count + Self.templates.count == 40)
  }
}

import Testing

@testable import Metal

/// The message for each thing that Metal has and GLSL cannot express.
@Suite struct InexpressibleTests {
  @Test func whatGLSLDoesNotHave() {
    expectError(
      "float x = scaled(2)(3);", "a lambda cannot be returned",
      above: "auto ⟦scaled⟧(float k) { return [=](float x) { return x * k; }; }")
    expectError(
      "float x = deeper([](float x) { return x; }, 3);",
      "lambdas capture each other more than 16 levels deep",
      above: """
        template <typename F> float deeper(F f, int n) {
          return n == 0 ? f(0) : deeper(⟦[&](float x) { return f(x) + 1; }⟧, n - 1);
        }
        """)
    expectError(
      "auto g = [](float x) { return x; }; float x = ⟦g⟧;", "cannot convert 'lambda' to 'float'")
    expectError(
      "auto g = [](float x) { return x; }; Holder<float> h; float x = ⟦h.twice(g)⟧;",
      "no method 'twice' of 'Holder' takes these arguments",
      above: "template <typename T> struct Holder { T x; T twice(T y) { return y; } };")
    expectError(
      "float brightness = 1; auto g = []() { return ⟦brightness⟧; }; float y = g();",
      "'brightness' is not declared")
    expectError(
      "float x = 1; auto g = [=]() { ⟦x⟧ += 1; return x; }; float y = g();",
      "cannot assign to variable 'x' with const-qualified type 'const float'",
      hint: "leave out 'const' where it is declared")
    expectError(
      "const float whole = 1; float x = modf(2.5, ⟦whole⟧);",
      "cannot assign to variable 'whole' with const-qualified type 'const float'",
      hint: "leave out 'const' where it is declared")
    expectError(
      "⟦Pair⟧ p = {1, 2};", "use of class template 'Pair' requires template arguments",
      above: "template <typename T> struct Pair { T a; T b; };")
    expectError(
      "Hit hit = {1}; bool b = ⟦hit⟧;", "cannot convert 'Hit' to 'bool'",
      above: "struct Hit { float t; explicit operator bool() const { return t > 0; } };")
    expectError(
      "float x = ⟦trace<float, half>⟧(1);", "function 'trace' is not declared",
      hint: "did you mean 'trade'?",
      above: "template <typename T, typename U> float trade(T x) { return x; }")
    expectError(
      "Ray ray(1);", "what calls another constructor initializes nothing else",
      above: """
        struct Ray {
          float a, b;
          Ray(float x, float y) : a(x), b(y) {}
          Ray(float x) : ⟦Ray⟧(x, 2), b(3) {}
        };
        """)
    expectError("⟦goto⟧ end;", "'goto' cannot be translated to GLSL")
    expectError(
      "int n = 1; auto next = [n]() ⟦mutable⟧ { return n++; };",
      "a 'mutable' lambda cannot be translated to GLSL", hint: "capture what it changes with '&'")
    expectError(
      "ulong x = ⟦0x1ffffffffffffffff⟧;",
      "integer literal is too large to be represented in any integer type")
    for number in ["0x", "0b", "0b12", "089", "1e", "0xu"] {
      expectError("float x = ⟦\(number)⟧;", "'\(number)' is not a number")
    }
    expectError("int ⟦float⟧ = 3;", "expected a name, found 'float'")
    expectError(
      "ulong n = 1ul << 40; switch (⟦n⟧) { case 1: break; }",
      "'switch' over 'ulong' cannot be translated to GLSL",
      hint: "convert it, as in 'switch (int(…))'")
    expectError(
      "int a[2] = {0, 1}; (⟦a[a[0]] += 1⟧) *= 3;", "this cannot be assigned")
    expectError(
      "float x = large;", "the value of 'large' needs 64 bits, which enums lack here",
      above: "enum E : ulong { small = 1, large = ⟦1ul << 40⟧ };")
    expectError(
      "ulong n = 5; uint x = *⟦(thread uint *)&n⟧;",
      "'thread ulong *' cannot be read as 'thread uint *' in GLSL")
    expectError(
      "float x = g(2);", "function 'g' calls itself, which GLSL does not allow",
      hint: "turn it into a loop", above: "float ⟦g⟧(float x) { return x < 1 ? 1 : g(x - 1); }")
    expectError(
      "⟦atomic_int⟧ n;", "type 'atomic_int' cannot be translated to GLSL 3.30")
    expectError(
      "S s;", "'SwiftUI::Layer' in a struct cannot be translated to GLSL",
      above: "struct S { SwiftUI::Layer ⟦layer⟧; };")
    expectError(
      "⟦texture2d<half>⟧ t[2];", "an array of 'texture2d<half>' cannot be translated to GLSL")
    expectError(
      "float x = g(position);", "a pointer to 'thread float *' cannot be translated to GLSL",
      above: "float g(⟦thread float⟧ **p) { return **p; }")
    expectError(
      "return g(layer);", "a layer cannot be returned",
      above: "SwiftUI::Layer ⟦g⟧(SwiftUI::Layer layer) { return layer; }")
  }

  /// GLSL copies what it passes, so one would not see what is written through the other.
  @Test func referencesThatOverlap() {
    func refused(_ first: String, _ second: String, of function: String, to variable: String)
      -> String
    {
      "'\(first)' and '\(second)' of '\(function)' both refer to '\(variable)', "
        + "which GLSL cannot express"
    }
    let hint = "pass a copy for one of them"
    let both = "void both(thread float &a, thread float &b) { a += 1; b *= 2; }"
    expectError(
      "float x = 3; ⟦both(x, x)⟧;", refused("a", "b", of: "both", to: "x"), hint: hint, above: both)
    expectError(
      "float v[3]; int i = 1; ⟦both(v[i], v[1])⟧;", refused("a", "b", of: "both", to: "v"),
      hint: hint, above: both)
    expectError(
      "float v[3]; int i = 1; ⟦both(v[i + 1], v[1 * i])⟧;",
      refused("a", "b", of: "both", to: "v"), hint: hint, above: both)
    expectError(
      "float x = 3; thread float &y = x; ⟦g(x, y)⟧;", refused("a", "b", of: "g", to: "x"),
      hint: hint,
      above: "float g(thread float &a, thread const float &b) { a = 3; return b + b; }")
    expectError(
      "float v[4]; ⟦g(v, v + 1)⟧;", refused("to", "from", of: "g", to: "v"), hint: hint,
      above: "void g(thread float *to, thread const float *from) { *to = *from; }")
    let ball = """
      struct Ball {
        float x;
        void scale(thread const float &by) { x *= by; x *= by; }
        void add(thread const Ball &other) { x += other.x; }
      };
      """
    expectError(
      "Ball b = {2}; ⟦b.scale(b.x)⟧;", refused("this", "by", of: "scale", to: "b"), hint: hint,
      above: ball)
    expectError(
      "Ball b[2]; ⟦b[0].add(b[0])⟧;", refused("this", "other", of: "add", to: "b"), hint: hint,
      above: ball)
    expectError(
      "int n = 1; ⟦g([&] { n *= 2; }, n)⟧;", refused("n", "m", of: "g", to: "n"), hint: hint,
      above: "template <typename F> void g(F f, thread int &m) { f(); m += 5; f(); }")
  }
}

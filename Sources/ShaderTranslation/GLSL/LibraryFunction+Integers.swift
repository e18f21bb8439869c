extension LibraryFunction {
  static let integers: [LibraryFunction] = [
    LibraryFunction(
      name: "remainder", text: "T $remainder(T x, T y) {\n  return x - y * (x / y);\n}"),
    LibraryFunction(
      name: "popcount", form: .componentwise, types: "TT",
      text: """
        T $popcount(T x) {
          uint v = uint(x);
          v = v - ((v >> 1) & 0x55555555u);
          v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u);
          return T((((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24);
        }
        """),
    LibraryFunction(
      name: "clz", form: .componentwise, types: "TT",
      text: """
        T $clz(T x) {
          uint v = uint(x);
          uint count = 32u;
          while (v != 0u) {
            v >>= 1;
            count -= 1u;
          }
          return T(count);
        }
        """),
    LibraryFunction(
      name: "ctz", form: .componentwise, types: "TT", needs: ["popcount"],
      text: """
        T $ctz(T x) {
          uint v = uint(x);
          return $popcount(T((v & (~v + 1u)) - 1u));
        }
        """),
    LibraryFunction(
      name: "reverse_bits", form: .componentwise, types: "TT",
      text: """
        T $reverse_bits(T x) {
          uint v = uint(x);
          v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
          v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
          v = ((v >> 4) & 0x0f0f0f0fu) | ((v & 0x0f0f0f0fu) << 4);
          v = ((v >> 8) & 0x00ff00ffu) | ((v & 0x00ff00ffu) << 8);
          return T((v >> 16) | (v << 16));
        }
        """),
    LibraryFunction(
      name: "rotate", form: .componentwise, types: "TTT",
      text: """
        T $rotate(T x, T count) {
          uint v = uint(x);
          uint n = uint(count) & 31u;
          return T(n == 0u ? v : (v << n) | (v >> (32u - n)));
        }
        """),
    LibraryFunction(
      name: "mulhi", form: .componentwise, types: "TTT",
      text: """
        T $mulhi(T x, T y) {
          uint a = uint(x);
          uint b = uint(y);
          uint low = (a & 0xffffu) * (b & 0xffffu);
          uint middle = (a >> 16) * (b & 0xffffu) + (low >> 16);
          uint other = (a & 0xffffu) * (b >> 16) + (middle & 0xffffu);
          uint high = (a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16);
          return T(high) - (x < T(0) ? y : T(0)) - (y < T(0) ? x : T(0));
        }
        """),
    LibraryFunction(
      name: "hadd", text: "T $hadd(T x, T y) {\n  return (x & y) + ((x ^ y) >> 1);\n}"),
    LibraryFunction(
      name: "rhadd", text: "T $rhadd(T x, T y) {\n  return (x | y) - ((x ^ y) >> 1);\n}"),
    LibraryFunction(
      name: "absdiff", text: "T $absdiff(T x, T y) {\n  return max(x, y) - min(x, y);\n}"),
    LibraryFunction(
      name: "addsat", form: .componentwise, types: "TTT",
      text: """
        T $addsat(T x, T y) {
          T sum = x + y;
          if (T(-1) > T(0)) { return sum < x ? T(-1) : sum; }  // without a sign
          bool overflows = ((x ^ sum) & (y ^ sum)) < T(0);
          return overflows ? (x < T(0) ? T(~0x7fffffff) : T(0x7fffffff)) : sum;
        }
        """),
    LibraryFunction(
      name: "subsat", form: .componentwise, types: "TTT",
      text: """
        T $subsat(T x, T y) {
          T difference = x - y;
          if (T(-1) > T(0)) { return x < y ? T(0) : difference; }  // without a sign
          bool overflows = ((x ^ y) & (x ^ difference)) < T(0);
          return overflows ? (x < T(0) ? T(~0x7fffffff) : T(0x7fffffff)) : difference;
        }
        """),
    LibraryFunction(
      name: "extract_bits",
      text: """
        T $extract_bits(T x, int offset, int count) {
          return count == 0 ? T(0) : (x << (32 - offset - count)) >> (32 - count);
        }
        """),
    LibraryFunction(
      name: "insert_bits", form: .componentwise, types: "TTTii",
      text: """
        T $insert_bits(T x, T y, int offset, int count) {
          if (count == 0) { return x; }
          T mask = count == 32 ? T(-1) : (T(1) << count) - T(1);
          return (x & ~(mask << offset)) | ((y & mask) << offset);
        }
        """),
  ]

  static let relations: [LibraryFunction] = [
    LibraryFunction(
      name: "isfinite", form: .componentwise, types: "BT",
      text: "bool $isfinite(float x) {\n  return !isnan(x) && !isinf(x);\n}"),
    LibraryFunction(
      name: "isnormal", form: .componentwise, types: "BT",
      text: """
        bool $isnormal(float x) {
          int exponent = (floatBitsToInt(x) >> 23) & 255;
          return exponent > 0 && exponent < 255;
        }
        """),
    LibraryFunction(
      name: "signbit", form: .componentwise, types: "BT",
      text: "bool $signbit(float x) {\n  return floatBitsToInt(x) < 0;\n}"),
    LibraryFunction(
      name: "isordered", form: .componentwise, types: "BTT",
      text: "bool $isordered(float x, float y) {\n  return !isnan(x) && !isnan(y);\n}"),
    LibraryFunction(
      name: "isunordered", form: .componentwise, types: "BTT",
      text: "bool $isunordered(float x, float y) {\n  return isnan(x) || isnan(y);\n}"),
    LibraryFunction(
      name: "select", form: .componentwise, types: "TTTB",
      text: "T $select(T x, T y, bool takesY) {\n  return takesY ? y : x;\n}"),
    LibraryFunction(
      name: "both", form: .componentwise, types: "BBB",
      text: "bool $both(bool x, bool y) {\n  return x && y;\n}"),
    LibraryFunction(
      name: "either", form: .componentwise, types: "BBB",
      text: "bool $either(bool x, bool y) {\n  return x || y;\n}"),
  ]
}

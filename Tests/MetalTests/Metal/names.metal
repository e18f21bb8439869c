// MARK: locals named like GLSL's functions → 3 7 5 6
[[ stitchable ]] half4 f(float2 position) {
  float noise = 1, distance = 2, step = 3, mod = 4, texture = 5, mix = 6;
  return half4(noise + distance, step + mod, texture, mix);
}

// MARK: local named like the function it calls → 2 0.25 0 0
float noise(float2 p) { return p.x * 4; }
float blur(float x) { return x; }
[[ stitchable ]] half4 f(float2 position) {
  float2 p = position;
  float fract = metal::fract(2.25);
  float n = noise(p);
  return half4(n, fract, 0, 0);
}

// MARK: GLSL keywords as names → 3 7 11 34
[[ stitchable ]] half4 f(float2 position) {
  float smooth = 1, input = 2, active = 3, out = 4, in = 5, inout = 6, filter = 7, flat = 8, varying = 9, buffer = 10;
  return half4(smooth + input, active + out, in + inout, filter + flat + varying + buffer);
}

// MARK: helpers named like GLSL's functions → 0.75 1.5 15 9
float mod(float x, float y) { return x - y * metal::floor(x / y); }
float2 mod(float2 x, float y) { return x - y * metal::floor(x / y); }
float inversesqrt(float x) { return 7; } float texture(float x) { return 8; } float radians(float x) { return 9; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(mod(-0.25, 1.0), mod(float2(5.5), 2).x, inversesqrt(1) + texture(1), radians(1));
}

// MARK: fields named like GLSL's words → 2 3 4 0
struct S { float input; float2 sample; float smooth; };
[[ stitchable ]] half4 f(float2 position) {
  S s = {1, {2, 3}, 4};
  s.input += 1;
  return half4(s.input, s.sample.y, s.smooth, 0);
}

// MARK: underscores and other letters → 2 3 4 5
float __g__(float _x) { return _x; } constant float größe = 3;
[[ stitchable ]] half4 f(float2 position) {
  float a__b = 2, gl_x = 4, _ = 5;
  return half4(__g__(a__b), größe, gl_x, _);
}

// MARK: metal:: and friends → 2 3 3 32
[[ stitchable ]] half4 f(float2 position) {
  return half4(metal::abs(-2), metal::precise::sqrt(9.0), fast::max(1, 3), precise::pow(2.0, 5.0));
}

// MARK: a function of Metal, redefined for other types → 2 4 6 3
float3 saturate(float3 c, float by) { return c * by; }
float rotate(float x) { return x + 1; }
[[ stitchable ]] half4 f(float2 position) {
  return half4(half3(saturate(float3(1, 2, 3), 2)), saturate(1.5) + rotate(1.0));
}

#version 110
// Desktop 1.10: one number from another, and gl_FragData.
uniform float time;
uniform vec2 resolution;
float wave(float x, int n) { float s = 0.; for (int i = 1; i <= n; i++) s += sin(x * float(i)) / float(i); return s; }
void main() {
  vec2 p = gl_FragCoord.xy / resolution.xy * 2.0 - 1.0;
  float y = wave(p.x * 6.0 + time, 5) * 0.3;
  vec4 c = vec4(1.0, 1.0, 1.0, 1.0) * (1.0 - smoothstep(0.0, 0.1, abs(p.y - y)));
  gl_FragData[0] = vec4(c.rgb * vec3(0.2, 0.8, 1.0), 1.0);
}

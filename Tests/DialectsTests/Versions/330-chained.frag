#version 330 core
out vec4 color;
vec3 make(float x) { return vec3(x, x * 0.5, 0.25); }
void main() {
  float a, b, c;
  a = b = c = fract(gl_FragCoord.x * 0.3);
  a += b *= 0.5;
  vec2 p = make(a).yx.xy;
  float q = make(b)[1] + vec4(1.0, 2.0, 3.0, 4.0)[2] * 0.1 + float[2](0.1, 0.2)[1];
  color = vec4(p, q, 1.0 - -c);
}

#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

vec2 plain_metal_fract(vec2 x) {
  return min(x - floor(x), 0.99999994);  // below 1, always
}

float plain_metal_atan2(float y, float x) {
  float a = abs(x);
  float b = abs(y);
  float larger = max(a, b);
  if (larger == 0.0) { return 0.0; }
  float t = min(a, b) / larger;
  float z = t * t;
  float p = 0.0029034512;
  p = p * z - 0.016282607;
  p = p * z + 0.043038722;
  p = p * z - 0.075336218;
  p = p * z + 0.10654653;
  p = p * z - 0.14207128;
  p = p * z + 0.19993053;
  p = p * z - 0.33333093;
  float angle = t + t * (p * z);
  if (b > a) { angle = 1.57079633 - angle; }
  if (x < 0.0) { angle = 3.14159265 - angle; }
  return y < 0.0 ? -angle : angle;
}

float plain_metal_smoothstep(float edge0, float edge1, float x) {
  if (edge0 == edge1) { return x > edge0 ? 1.0 : 0.0; }  // drivers fold x / 0.0 as they like
  float t = clamp((x - edge0) / (edge1 - edge0), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

vec2 plain_metal_smoothstep(vec2 a, vec2 b, vec2 c) {
  return vec2(plain_metal_smoothstep(a.x, b.x, c.x), plain_metal_smoothstep(a.y, b.y, c.y));
}

vec4 plain_plain(vec2 position, vec4 color) {                           // library-built-in.metal:4
  float a = inversesqrt(position.x) + sin(position.y) + exp2(0.5);      // library-built-in.metal:5
  vec2 b = mix(position, position.yx, 0.25) + step(0.5, position) + plain_metal_smoothstep(vec2(0.0), vec2(1.0), position);  // library-built-in.metal:6
  vec2 c = clamp(position, 0.0, 1.0) + max(position, 0.0) + plain_metal_fract(position) + clamp(position, 0.0, 1.0);  // library-built-in.metal:7
  vec3 d = reflect(normalize(vec3(position, 1.0)), vec3(0.0, 1.0, 0.0));  // library-built-in.metal:8
  return vec4(a, b.x + b.y, c.x + c.y, plain_metal_atan2(d.x, d.y) + (a * a + 1.0));  // library-built-in.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = plain_plain(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}

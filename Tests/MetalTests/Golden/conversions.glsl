#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_n;
uniform bool argument_flag;
out vec4 fragment;

vec4 converted_converted(vec2 position, vec4 color, int n, bool flag) {  // conversions.metal:4
  uint u = uint(n);                                                     // conversions.metal:5
  float f = float(uint(flag) + u);                                      // conversions.metal:6
  bool b = bool(f);                                                     // conversions.metal:7
  ivec2 i = ivec2(position) + n;                                        // conversions.metal:8
  vec2 same = vec2(i);                                                  // conversions.metal:9
  uint bits = floatBitsToUint(f);                                       // conversions.metal:10
  float back = uintBitsToFloat(bits ^ 1u);                              // conversions.metal:11
  return vec4(f, float(b), same.x + float(i.y), back) + position.x * float(n);  // conversions.metal:12
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = converted_converted(position, sampleOfLayer(position), argument_n, argument_flag);
  fragment = mix(color, vec4(0.0), isnan(color));
}

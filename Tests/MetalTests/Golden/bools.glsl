#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_n;
out vec4 fragment;

bool truths_inside(vec2 p) {                                            // bools.metal:4
  return all(greaterThan(p, vec2(0.0))) && any(lessThan(p, vec2(4.0)));
}

vec4 truths_truths(vec2 position, vec4 color, int n) {                  // bools.metal:6
  bool a = truths_inside(position);                                     // bools.metal:7
  bool b = bool(n);
  bool c = !bool(n);
  int count = int(a) + int(b);                                          // bools.metal:8
  if (bool(n) && bool(position.x)) {                                    // bools.metal:9
    count += c ? 1 : -1;
  }
  return color * float(count);                                          // bools.metal:10
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = truths_truths(position, sampleOfLayer(position), argument_n);
  fragment = mix(color, vec4(0.0), isnan(color));
}

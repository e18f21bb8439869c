#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

struct paired_Disk {
  vec2 center;
  float radius;
  vec4 tint;
};

struct paired_Pair {
  paired_Disk first;
  paired_Disk second;
  int count;
};

vec4 paired_paired(vec2 position, vec4 color) {                         // structs.metal:11
  paired_Disk one = paired_Disk(position, 2.0, vec4(1.0));              // structs.metal:12
  paired_Pair pair = paired_Pair(one, paired_Disk(vec2(4.0, 5.0), 0.0, vec4(1.0)), 2);  // structs.metal:13
  pair.second.radius = pair.first.radius * float(pair.count);           // structs.metal:14
  paired_Disk copy = pair.second;                                       // structs.metal:15
  copy.center.x += 1.0;                                                 // structs.metal:16
  return copy.tint * (copy.radius + copy.center.x) + pair.first.tint;   // structs.metal:17
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = paired_paired(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}

#version 300 es
precision highp float;
precision highp sampler2D;
uniform vec2 u_resolution;
layout(location = 0) out vec4 outColor;
void main() {
  uvec2 p = uvec2(gl_FragCoord.xy);
  uint h = (p.x * 73u) ^ (p.y * 179u);
  h = (h << 3) | (h >> 5);
  outColor = vec4(vec3(float(h & 255u) / 255.0), 1.0);
}

#version 140
layout(std140) uniform Waves {
  vec4 tint;
  float level, rest;
  vec2 offsets[2];
} waves;
out vec4 frag;
void main() {
  frag = vec4(waves.tint.rgb * waves.level + waves.rest * 0.1, 1.0);
  frag.xy += waves.offsets[1] * 0.01;
}

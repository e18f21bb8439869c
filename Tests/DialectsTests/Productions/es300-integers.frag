#version 300 es
precision highp float;
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  ivec2 p = ivec2(gl_FragCoord.xy);
  uvec2 q = uvec2(p) << 1u;
  c.xy = vec2(q ^ uvec2(3u)) / 64.0;
  o = vec4(c, 1.0);
}

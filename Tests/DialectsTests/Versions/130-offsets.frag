#version 130
uniform sampler2D u_tex0;
uniform vec2 u_resolution;
const ivec2 NEXT = ivec2(1, 0);
out vec4 frag;
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  vec4 a = textureOffset(u_tex0, uv, NEXT);
  vec4 b = textureOffset(u_tex0, uv, -NEXT, 0.0);
  vec4 c = textureLodOffset(u_tex0, uv, 0.0, ivec2(0, 1));
  vec4 d = textureGrad(u_tex0, uv, vec2(0.01, 0.0), vec2(0.0, 0.01));
  vec4 e = textureGradOffset(u_tex0, uv, vec2(0.01), vec2(0.01), ivec2(-1, 0));
  frag = (a + b + c + d + e) / 5.0;
}

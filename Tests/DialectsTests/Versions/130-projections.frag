#version 130
uniform sampler2D u_tex0;
uniform vec2 u_resolution;
out vec4 frag;
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  vec4 a = textureProj(u_tex0, vec3(uv * 2.0, 2.0));
  vec4 b = textureProj(u_tex0, vec4(uv * 4.0, 7.0, 4.0));
  vec4 c = textureProjLod(u_tex0, vec3(uv, 1.0), 0.0);
  vec4 d = textureProjOffset(u_tex0, vec3(uv, 1.0), ivec2(1, 0));
  vec4 e = textureProjGrad(u_tex0, vec3(uv, 1.0), vec2(0.01), vec2(0.01));
  vec4 f = textureProjLodOffset(u_tex0, vec3(uv, 1.0), 0.0, ivec2(0, -1));
  frag = (a + b + c + d + e + f) / 6.0;
}

#version 130
uniform sampler2D u_tex0;
out vec4 frag;
void main() {
  ivec2 size = textureSize(u_tex0, 0);
  ivec2 p = ivec2(gl_FragCoord.xy) % size;
  frag = texelFetch(u_tex0, p, 0) * 0.5 + texelFetchOffset(u_tex0, ivec2(0), 0, ivec2(1, 1)) * 0.5;
}

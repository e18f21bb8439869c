#version 330 core
layout(location = 0) out vec4 o;
layout(location = 1) out vec4 b;
layout(location = 0) in vec2 uv;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  b = vec4(0.0);
  o = vec4(c, 1.0);
}

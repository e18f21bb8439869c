#version 330
out vec4 o;
layout(origin_upper_left, pixel_center_integer) in vec4 gl_FragCoord;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.xy = gl_FragCoord.xy / 16.0;
  o = vec4(c, 1.0);
}

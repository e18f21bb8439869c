#version 420
out vec4 color;
void main() {
  float x = fract(gl_FragCoord.x * 0.3);
  color = vec4(x.xxx, 1.0) + (0.25).xxxx * 0.1;
}

#version 330 core
out vec4 color;
void main() {
  float x = gl_FragCoord.x * 0.37 - 3.1;
  color = vec4(round(x) * 0.1 + 0.5, trunc(x) * 0.1 + 0.5, roundEven(x + 0.5) * 0.1 + 0.5, 1.0);
  color.rgb += vec3(asinh(x), acosh(1.0 + x * x), tanh(x)) * 0.05 + sign(x) * 0.1;
}

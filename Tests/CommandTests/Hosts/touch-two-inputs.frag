out vec4 fragColor;
void main() {
  vec4 a = texture(sTD2DInputs[0], vUV.st);
  vec4 b = texture(sTD2DInputs[1], vUV.st);
  fragColor = TDOutputSwizzle(mix(a, b, step(0.5, vUV.s)));
}

out vec4 fragColor;
void main() {
  vec4 color = texture(sTD2DInputs[0], vUV.st);
  fragColor = TDOutputSwizzle(color);
}

out vec4 fragColor;
void main() {
  float n = texture(sTDNoiseMap, vUV.st).r;
  fragColor = TDOutputSwizzle(n >= 0.0 && n <= 1.0 ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(0.0));
}

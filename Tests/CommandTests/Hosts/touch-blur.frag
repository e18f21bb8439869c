out vec4 fragColor;
vec2 beside(int index, int x, int y) {
  return vUV.st + vec2(float(x), float(y)) * uTD2DInfos[index].res.xy;
}
void main() {
  vec4 sum = vec4(0.0);
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) { sum += texture(sTD2DInputs[0], beside(0, x, y)); }
  }
  fragColor = TDOutputSwizzle(sum / 9.0);
}

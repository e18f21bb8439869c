out vec4 fragColor;
void main() {
  vec4 most = vec4(0.0, 0.0, 0.0, 1.0);
  for (int i = 0; i < TD_NUM_2D_INPUTS; i++) { most = max(most, texture(sTD2DInputs[i], vUV.st)); }
  fragColor = TDOutputSwizzle(most);
}

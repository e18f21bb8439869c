out vec4 fragColor;
void main() {
#if TD_NUM_2D_INPUTS > 0
  fragColor = TDOutputSwizzle(texture(sTD2DInputs[0], vUV.st));
#else
  fragColor = TDOutputSwizzle(vec4(0.0, 0.0, 0.0, 1.0));
#endif
}

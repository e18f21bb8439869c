out vec4 fragColor;
void main() {
  float width = uTD2DInfos[0].res.z;
  float height = uTD2DInfos[0].res.w;
  fragColor = TDOutputSwizzle(vec4(width / 640.0, height / 400.0, 0.0, 1.0));
}

out vec4 fragColor;
void main() {
  vec3 rgb = TDHSVToRGB(vec3(1.0 / 3.0, 1.0, 1.0));
  vec3 hsv = TDRGBToHSV(vec3(0.0, 0.0, 1.0));
  fragColor = TDOutputSwizzle(vec4(vUV.s < 0.5 ? rgb : hsv, 1.0));
}

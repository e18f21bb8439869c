// y is up; vUV has three components.
out vec4 fragColor;
void main() {
  fragColor = TDOutputSwizzle(vec4(vUV.stp, 1.0));
}

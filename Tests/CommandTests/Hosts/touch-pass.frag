out vec4 fragColor;
void main() {
  bool first = uTDPass == 0 && uTDCurrentDepth == 0;
  fragColor = TDOutputSwizzle(first ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0));
}

layout(location = 0) out vec4 fragColor;
void main() {
  fragColor = TDOutputSwizzle(vec4(1.0, 0.5, 0.0, 1.0));
}

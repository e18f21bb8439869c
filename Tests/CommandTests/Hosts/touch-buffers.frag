layout(location = 0) out vec4 fragColor;
layout(location = 1) out vec4 otherColor;
void main() {
  fragColor = TDOutputSwizzle(vec4(0.0, 1.0, 0.0, 1.0));
  otherColor = TDOutputSwizzle(vec4(1.0, 0.0, 0.0, 1.0));
}

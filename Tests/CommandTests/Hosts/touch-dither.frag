out vec4 fragColor;
void main() { fragColor = TDOutputSwizzle(TDDither(vec4(0.5, 0.5, 0.5, 1.0))); }

out vec4 fragColor;
void main() {
  vec2 pixel = uTDOutputInfo.res.xy;
  fragColor = TDOutputSwizzle(vec4(pixel * vec2(160.0, 100.0), 0.0, 1.0));
}

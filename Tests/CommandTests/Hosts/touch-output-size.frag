out vec4 fragColor;
void main() {
  vec2 size = uTDOutputInfo.res.zw;
  fragColor = TDOutputSwizzle(vec4(gl_FragCoord.xy / size, 0.0, 1.0));
}

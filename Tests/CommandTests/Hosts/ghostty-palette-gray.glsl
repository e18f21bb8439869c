// 232 to 255 are grays, 8 + 10 i: 244 is 128.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec3 gray = iPalette[244].rgb;
  fragColor = vec4(gray, 1.0);
}

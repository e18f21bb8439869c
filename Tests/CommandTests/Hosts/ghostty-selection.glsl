// Selected text can be read.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  float apart = distance(iSelectionForegroundColor, iSelectionBackgroundColor);
  fragColor = apart > 0.3 ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0);
}

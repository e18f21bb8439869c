// The cursor is a block, unless it is configured.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec3 color = vec3(1.0, 0.0, 0.0);
  if (iCurrentCursorStyle == CURSORSTYLE_BLOCK && iPreviousCursorStyle <= CURSORSTYLE_LOCK) {
    color = vec3(0.0, 1.0, 0.0);
  }
  fragColor = vec4(color, 1.0);
}

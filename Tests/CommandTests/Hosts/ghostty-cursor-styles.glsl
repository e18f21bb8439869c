// Every style has its number: 0 to 4.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  float sum = 0.0;
  switch (iCurrentCursorStyle) {
    case CURSORSTYLE_BLOCK: sum = 1.0; break;
    case CURSORSTYLE_BLOCK_HOLLOW: sum = 0.8; break;
    case CURSORSTYLE_BAR: sum = 0.6; break;
    case CURSORSTYLE_UNDERLINE: sum = 0.4; break;
    case CURSORSTYLE_LOCK: sum = 0.2; break;
  }
  fragColor = vec4(0.0, sum, 0.0, 1.0);
}

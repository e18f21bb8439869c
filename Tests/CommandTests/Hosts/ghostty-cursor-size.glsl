// The cursor has an area, inside of the terminal; xy is its upper left corner, y up.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec4 c = iCurrentCursor;
  bool inside = c.x >= 0.0 && c.x + c.z <= iResolution.x && c.y - c.w >= 0.0 && c.y <= iResolution.y;
  fragColor = vec4(0.0, inside && c.z > 0.0 && c.w > 0.0 ? 1.0 : 0.0, 0.0, 1.0);
}

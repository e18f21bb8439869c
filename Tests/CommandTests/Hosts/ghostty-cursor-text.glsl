// A letter under the cursor can be read.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  fragColor = vec4(0.0, step(0.3, distance(iCursorColor, iCursorText)), 0.0, 1.0);
}

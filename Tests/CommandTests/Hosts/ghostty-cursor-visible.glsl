void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  if (iCursorVisible == 1) { fragColor = vec4(0.0, 1.0, 0.0, 1.0); } else { fragColor = vec4(0.0); }
}

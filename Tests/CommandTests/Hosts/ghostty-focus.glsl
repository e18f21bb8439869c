// Dims what has no focus; what is looked at has it.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec4 terminal = texture(iChannel0, fragCoord / iResolution.xy);
  float since = iTime - iTimeFocus;
  float light = iFocus > 0 ? 1.0 : 0.5;
  fragColor = vec4(terminal.rgb * light * step(0.0, since), 1.0);
}

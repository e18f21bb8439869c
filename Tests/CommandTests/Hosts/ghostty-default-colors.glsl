// `background` is 282C34 and `foreground` FFFFFF, unless they are configured.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec2 uv = fragCoord / iResolution.xy;
  fragColor = vec4(uv.x < 0.5 ? iBackgroundColor : iForegroundColor, 1.0);
}

// A trail between the last place of the cursor and this one; far from both is the terminal.
float box(vec2 p, vec4 r) {
  vec2 center = vec2(r.x + r.z * 0.5, r.y - r.w * 0.5);
  vec2 d = abs(p - center) - r.zw * 0.5;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec2 uv = fragCoord / iResolution.xy;
  fragColor = texture2D(iChannel0, uv);
  float near = min(box(fragCoord, iCurrentCursor), box(fragCoord, iPreviousCursor));
  float fade = 1.0 - clamp((iTime - iTimeCursorChange) / 0.3, 0.0, 1.0);
  vec4 tint = mix(iPreviousCursorColor, iCurrentCursorColor, fade);
  fragColor = mix(fragColor, tint, fade * (1.0 - smoothstep(0.0, 4.0, near)));
}

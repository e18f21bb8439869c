void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  vec4 v = vec4(0.25, 0.5, 0.75, 1.0);
  v.rg = v.tq.yx;
  v.wzyx.xy += 0.1;
  c = v.bgr.zyx + v.xxx * 0.0;
  gl_FragColor = vec4(c, 1.0);
}

vec4 look(sampler2D s, vec2 p) { return texture2D(s, p) + texture2D(s, p, 0.5) * 0.0; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = look(iChannel0, c.xy).rgb;
  gl_FragColor = vec4(c, 1.0);
}

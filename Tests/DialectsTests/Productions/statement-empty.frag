void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  ;;
  if (c.x > 0.5) ;
  else c.y = 0.5;
  gl_FragColor = vec4(c, 1.0);
}

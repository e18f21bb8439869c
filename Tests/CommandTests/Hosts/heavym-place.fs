/*{ "INPUTS": [] }*/
void main() {
  fragColor = vec4(isf_FragNormCoord, 0.0, 1.0);
  fragColor.rgb *= 0.5;
}

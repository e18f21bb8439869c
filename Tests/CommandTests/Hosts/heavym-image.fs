/*{ "INPUTS": [ { "NAME": "inputImage", "TYPE": "image" } ] }*/
void main() {
  vec4 color = IMG_THIS_PIXEL(inputImage);
  fragColor = vec4(color.rgb, 1.0);
}

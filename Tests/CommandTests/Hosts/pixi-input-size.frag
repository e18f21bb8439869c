in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputSize;
void main() {
  vec2 pixel = vTextureCoord * uInputSize.xy;
  finalColor = vec4(pixel / vec2(320.0, 200.0), 0.0, 1.0);
}

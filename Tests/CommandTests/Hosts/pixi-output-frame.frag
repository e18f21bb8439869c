// 0 to 1 across the area that is filtered.
in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputSize;
uniform vec4 uOutputFrame;
void main() {
  vec2 local = vTextureCoord * uInputSize.xy / uOutputFrame.zw;
  finalColor = vec4(local, uOutputFrame.x + uOutputFrame.y, 1.0);
}

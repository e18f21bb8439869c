in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
void main(void) {
  vec4 color = texture(uTexture, vTextureCoord);
  finalColor = vec4(vec3(1.0) - color.rgb, color.a);
}

in vec2 vTextureCoord;
in vec2 vLocal;
out vec4 finalColor;
uniform sampler2D uTexture;
void main() { finalColor = vec4(vLocal, 0.0 * vTextureCoord.x, 1.0); }

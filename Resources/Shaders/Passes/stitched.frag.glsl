// The functions of one pass joined into one program; what stands below the markers is written by the stitcher.
noperspective in vec2 position;
out vec4 pixel;
//@varyings
//@functions

void main() {
//@body
}

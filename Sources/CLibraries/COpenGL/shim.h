// OpenGL 3.3 core and the debug labels of KHR_debug, as functions: libGL (GLVND) exports them all.
#define GL_GLEXT_PROTOTYPES 1
#include <GL/gl.h>
#include <GL/glext.h>

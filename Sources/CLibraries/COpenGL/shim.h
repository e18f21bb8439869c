// OpenGL 3.3 core and the debug labels of KHR_debug, as functions: libGL (GLVND) exports them all.
#define GL_GLEXT_PROTOTYPES 1
#include <GL/gl.h>
#include <GL/glext.h>

// The part of GLX that tells of the current window, as libGL exports it; its own header would bring
// all of Xlib along.
typedef struct _XDisplay harmonic_display;
extern harmonic_display *glXGetCurrentDisplay(void);
extern unsigned long glXGetCurrentDrawable(void);
extern void *glXGetCurrentContext(void);
extern int glXQueryContext(harmonic_display *display, void *context, int attribute, int *value);
extern const char *glXQueryExtensionsString(harmonic_display *display, int screen);
extern void glXQueryDrawable(
    harmonic_display *display, unsigned long drawable, int attribute, unsigned int *value);
#define GLX_SCREEN 0x800C
#define GLX_BACK_BUFFER_AGE_EXT 0x20F4

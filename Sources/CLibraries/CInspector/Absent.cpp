// What is left of the inspector where Dear ImGui is of another version than the one it is written
// against: it says so when it is made. Nothing else is ever called; it only has to be there to link.
#include "DearImGui.hpp"

#if !INSPECTOR_HAS_IMGUI

#include <cstdio>
#include <inspector.h>

Inspector *inspector_create(
  const char *, int, const char *, int, char *problem, int capacity) {
  std::snprintf(
    problem, static_cast<std::size_t>(capacity),
    "it needs Dear ImGui 1.86, and this machine has " IMGUI_VERSION);
  return nullptr;
}

void inspector_destroy(Inspector *) {}
const char *inspector_font_problem(const Inspector *) { return nullptr; }
void inspector_set_clipboard(
  Inspector *, void *, const char *(*)(void *context), void (*)(void *context, const char *text)) {}
void inspector_set_reduces_motion(Inspector *, bool) {}
bool inspector_pointer_moved(Inspector *, double, double) { return false; }
bool inspector_pointer_button(Inspector *, bool) { return false; }
bool inspector_scrolled(Inspector *, double) { return false; }
bool inspector_key(Inspector *, InspectorKey, bool) { return false; }
bool inspector_character(Inspector *, uint32_t) { return false; }
void inspector_modifiers(Inspector *, bool, bool, bool) {}
void inspector_pointer_left(Inspector *) {}
void inspector_window_left(Inspector *) {}
InspectorCursor inspector_cursor(const Inspector *) { return InspectorCursorArrow; }
void inspector_focus(Inspector *, const char *) {}
void inspector_unfocus(Inspector *) {}
const char *inspector_focused(const Inspector *) { return nullptr; }
void inspector_begin_frame(Inspector *, double, double, double, double) {}
void inspector_end_frame(Inspector *) {}
void inspector_draw(Inspector *) {}
double inspector_next_change(const Inspector *) { return 0; }
void inspector_begin_panel(Inspector *, const char *) {}
void inspector_end_panel(Inspector *) {}
const char *inspector_search(Inspector *, const char *) { return ""; }
void inspector_begin_body(Inspector *) {}
void inspector_end_body(Inspector *) {}
void inspector_heading(Inspector *, const char *) {}
bool inspector_begin_group(
  Inspector *, const char *, const char *, const char *, bool *) { return false; }
void inspector_end_group(Inspector *) {}
void inspector_text(Inspector *, InspectorTextStyle, const char *) {}
bool inspector_button(Inspector *, const char *, const char *, int, int) { return false; }
void inspector_row(Inspector *, const char *, const char *, const char *, bool) {}
InspectorEvent inspector_slider(
  Inspector *, InspectorRange, const char *, double *) { return InspectorEventNone; }
InspectorEvent inspector_menu(Inspector *, const char *, int *) { return InspectorEventNone; }
InspectorEvent inspector_switch(Inspector *, bool *) { return InspectorEventNone; }
InspectorEvent inspector_color(Inspector *, float *) { return InspectorEventNone; }
InspectorEvent inspector_pad(
  Inspector *, InspectorRange, InspectorRange, double *, double *) { return InspectorEventNone; }
const char *inspector_text_field(Inspector *, const char *, InspectorEvent *) { return nullptr; }
void inspector_begin_plot(Inspector *, InspectorPoint, InspectorPoint) {}
void inspector_end_plot(Inspector *) {}
void inspector_plot_level(Inspector *, double) {}
void inspector_plot_line(Inspector *, InspectorLine, const InspectorPoint *, int) {}
void inspector_plot_mark(Inspector *, double, const char *) {}
void inspector_begin_graph(Inspector *, double, double) {}
void inspector_end_graph(Inspector *) {}
void inspector_graph_part(Inspector *, const char *, const char *, const float *, int) {}
void inspector_graph_line(Inspector *, const char *, const char *, const float *, int) {}

#endif

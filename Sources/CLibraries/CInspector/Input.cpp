#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Inspector.hpp"
#include "Look.hpp"

using namespace inspector;

/// Whether the pointer is over the panel, or something is open that a press outside would close.
static bool isPointerOurs(const Inspector &ui) {
  if (ui.press.isDown) { return ui.press.isOurs; }
  return ui.popup.isOpen || ui.panel.place.Contains(ui.input.pointer() * ui.scale);
}

bool inspector_pointer_moved(Inspector *inspector, double x, double y) {
  inspector->input.move({static_cast<float>(x), static_cast<float>(y)});
  return isPointerOurs(*inspector);
}

void inspector_pointer_left(Inspector *inspector) { inspector->input.move({-FLT_MAX, -FLT_MAX}); }

bool inspector_pointer_button(Inspector *inspector, bool is_down) {
  Inspector &ui = *inspector;
  const bool isOurs = isPointerOurs(ui);
  ui.press = {is_down, isOurs};
  ui.input.button(is_down);
  if (is_down && !isOurs) { ui.panelFocus.release(); }
  return isOurs;
}

bool inspector_scrolled(Inspector *inspector, double notches) {
  if (!isPointerOurs(*inspector)) { return false; }
  inspector->input.scroll(static_cast<float>(notches));
  return true;
}

static bool wants(const Inspector &ui, InspectorKey key) {
  if (ui.isEditing()) { return true; }
  const bool isOpen = ui.popup.isOpen;
  switch (key) {
    case InspectorKeyLeft:
    case InspectorKeyRight:
    case InspectorKeyUp:
    case InspectorKeyDown:
    case InspectorKeyTab:
    case InspectorKeyEnter:
    case InspectorKeyHome:
    case InspectorKeyBackspace:
    case InspectorKeyDelete:
      return isOpen || ui.panelFocus.isAnywhere();
    case InspectorKeyEscape:
      return isOpen || ui.panelFocus.isGrabbed();
    default:
      return false;
  }
}

bool inspector_key(Inspector *inspector, InspectorKey key, bool is_down) {
  Inspector &ui = *inspector;
  // What went down here comes up here, whatever has the keyboard by then.
  const bool isOurs = is_down ? ui.isTaken[key] || wants(ui, key) : ui.isTaken[key];
  ui.isTaken[key] = is_down && isOurs;
  if (isOurs) { ui.input.key(key, is_down); }
  return isOurs;
}

bool inspector_character(Inspector *inspector, uint32_t scalar) {
  if (!inspector->isEditing()) { return false; }
  inspector->input.character(scalar);
  return true;
}

void inspector_modifiers(Inspector *inspector, bool shift, bool control, bool alt) {
  ImGuiIO &io = inspector->context->IO;
  io.KeyShift = shift;
  io.KeyCtrl = control;
  inspector->isAltDown = alt;
}

void inspector_window_left(Inspector *inspector) {
  inspector->input.releaseAll();
  inspector->press = {};
  for (bool &isTaken : inspector->isTaken) { isTaken = false; }
  inspector_modifiers(inspector, false, false, false);
}

InspectorCursor inspector_cursor(const Inspector *inspector) { return inspector->cursor; }

void inspector_focus(Inspector *inspector, const char *name) {
  inspector->panelFocus.request(name == nullptr ? "" : name);
  inspector->settlingFrames = 2;
}

void inspector_unfocus(Inspector *inspector) {
  Inspector &ui = current(inspector);
  ui.panelFocus.release();
  ui.settlingFrames = 2;
  ImGui::ClearActiveID();
  if (ui.context->OpenPopupStack.Size > 0) { ImGui::ClosePopupToLevel(0, false); }
}

const char *inspector_focused(const Inspector *inspector) {
  const Focus &focus = inspector->panelFocus;
  return focus.id() == 0 ? nullptr : focus.name().c_str();
}

#endif

#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "DearImGui.hpp"
#include "Focus.hpp"
#include "InputQueue.hpp"
#include "Painter.hpp"
#include "TextEdit.hpp"
#include "Typeface.hpp"
#include "inspector.h"

/// All that an inspector keeps between two calls.
struct Inspector {
  /// Throws the driver's reason, a `std::string`, if it cannot draw.
  Inspector(inspector::Typeface::Face regular, inspector::Typeface::Face strong);
  Inspector(const Inspector &) = delete;
  ~Inspector();

  ImGuiContext *context;
  inspector::Painter painter;
  inspector::Typeface typeface;
  inspector::InputQueue input;

  /// Of the panel, and of the menu that may be open over it.
  inspector::Focus panelFocus, popupFocus;
  inspector::TextEdit edit;

  /// Pixels per point.
  float scale = 1;
  bool reducesMotion = false;
  bool isAltDown = false;
  InspectorCursor cursor = InspectorCursorArrow;

  /// Name, label and so on of the next control.
  struct {
    std::string name, label, summary;
    bool isHeld = false;
  } row;

  /// The panel as the last frame left it, in pixels.
  struct {
    ImRect place;
    float headerHeight = 0, rowsHeight = 0, footerHeight = 0;
    float bodyTop = 0, bodyBottom = 0;
    float indent = 0;
    bool isMeasured = false;
    bool hasBody = false;
  } panel;

  /// What the pointer drags, with where it is in the control, unrounded and unclamped.
  struct {
    ImGuiID id = 0;
    double x = 0, y = 0;
  } drag;

  /// The menu or picker over the panel: whether one was open when the frame began, whether it has
  /// been put in this frame, and whether what is put now belongs to it.
  struct {
    bool isOpen = false;
    bool wasPut = false;
    bool isPutting = false;
  } popup;

  /// The pointer's button, and whether its press is the panel's.
  struct {
    bool isDown = false;
    bool isOurs = false;
  } press;

  /// The summary shown when the pointer rests on a row.
  struct {
    ImGuiID id = 0;
    float rested = 0;
    ImRect place;
    std::string text;
    bool isWanted = false;
  } note;

  /// The plot being put.
  struct {
    ImRect place;
    InspectorPoint lowerLeft, upperRight;
  } plot;

  /// The graph being put: its ground, and where its columns are.
  struct {
    ImRect frame, place;
    double ceiling = 1;
    int partCount = 0, entryCount = 0;
    std::vector<float> heights;
  } graph;

  /// The color being picked, as the picker sees it and as the caller does: grays have no hue of
  /// their own, and must not lose the one they came from.
  struct {
    ImGuiID id = 0;
    float hue = 0, saturation = 0, value = 0;
    float red = -1, green = -1, blue = -1;
  } picked;

  char search[64] = {};
  /// What was typed into a text field in this frame.
  std::string fieldText;

  /// Keys whose going down was the panel's.
  bool isTaken[InspectorKeyZ + 1] = {};
  /// Frames still wanted after the last input: ImGui settles what moved one frame later.
  int settlingFrames = 0;
  /// Whether something glides.
  bool isMoving = false;

  /// Whole pixels for a length in points.
  float px(float points) const { return ImFloor(points * scale + 0.5f); }

  /// Whether the keyboard goes to a text.
  bool isEditing() const {
    return context->ActiveId != 0 && context->ActiveId == context->InputTextState.ID;
  }

  inspector::Focus &focus() { return popup.isPutting ? popupFocus : panelFocus; }

  /// Returns a number that glides to `target`, its own for each `id`.
  float eased(ImGuiID id, float target);

 private:
  std::unordered_map<ImGuiID, float> easedValues_;
};

namespace inspector {

/// Makes the inspector's ImGui context the current one, as every call must.
inline Inspector &current(Inspector *inspector) {
  ImGui::SetCurrentContext(inspector->context);
  return *inspector;
}

}  // namespace inspector

#pragma once

#include "DearImGui.hpp"
#include "Focus.hpp"
#include "Inspector.hpp"

namespace inspector {

/// The line of a control: where its parts are, in pixels, and what was done to the line itself.
struct Row {
  ImGuiID id;
  ImRect place;
  /// Where the control goes; a slider's track and value share it.
  ImRect control = {}, track = {}, value = {};
  Focus::Answer focus = {};
  /// `InspectorEventReset` if the glyph or its key was pressed.
  InspectorEvent event = InspectorEventNone;
};

/// Puts the line that `inspector_row` named, with its label and reset glyph.
Row putRow(Inspector &ui, float height);

/// Shows `text` beside the panel once the pointer has rested on `place` for a moment.
void offerNote(Inspector &ui, ImGuiID id, const ImRect &place, const std::string &text);

}  // namespace inspector

#pragma once

#include <optional>
#include <string>

#include "DearImGui.hpp"

struct Inspector;

namespace inspector {

/// A text that a person is in the middle of typing; there is at most one.
struct TextEdit {
  ImGuiID id = 0;
  char text[256] = {};
  std::string initial;
  bool isNew = false;
  bool wasPut = false;

  /// An edit that ended because another one began before its field was put again.
  ImGuiID endedId = 0;
  std::string endedText;
};

/// A text in its place that becomes a field when it is clicked or when Enter is pressed.
struct EditableText {
  ImRect place;
  /// What is shown while it is not edited, and what one starts to edit.
  std::string shown, edited;
  /// Drawn after the text, such as a unit.
  std::string suffix = {};
  ImU32 color;
  /// Whether the text ends at the right edge of its place, as numbers do.
  bool isTrailing = true;
  /// Whether there is a ground under it, as under other fields.
  bool hasGround = false;
};

/// Puts an editable text and returns what was typed, once, when the edit ends by Enter, Tab or a
/// click elsewhere; Escape takes it back.
///
/// - Parameter begins: Whether to start editing now, because a key asked for it.
std::optional<std::string> put(Inspector &ui, ImGuiID id, const EditableText &text, bool begins);

}  // namespace inspector

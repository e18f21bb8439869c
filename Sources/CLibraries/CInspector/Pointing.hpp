// What the pointer does to a place in the panel. All of it goes through here.
#pragma once

#include "DearImGui.hpp"
#include "Inspector.hpp"

namespace inspector {

/// A place that is pressed, like a button.
struct Press {
  bool isHovered = false;
  /// Whether the pointer is down on it.
  bool isHeld = false;
  /// Whether the pointer went down and up on it, up in this frame.
  bool isDone = false;
};

/// Lets the pointer press `place`.
Press pressOn(Inspector &ui, ImGuiID id, const ImRect &place);

/// A place that is dragged on.
struct Drag {
  bool isHovered = false;
  /// Whether the pointer is down and the drag began here.
  bool isHeld = false;
  /// Whether the pointer went down in this frame.
  bool hasBegun = false;
  /// How far the pointer moved in this frame, in pixels; a tenth of it with Alt.
  ImVec2 distance = {0, 0};
};

/// Lets the pointer drag on `place`.
Drag dragOn(Inspector &ui, ImGuiID id, const ImRect &place);

/// Lets the pointer choose a spot of `place`: where it is pressed, and on from there. The keyboard
/// comes with it.
///
/// - Parameters:
///   - x, y: From 0 to 1, from the top left; changed while the pointer is down.
/// - Returns: The drag; `isHeld` says whether `x` and `y` were set.
Drag dragSpot(Inspector &ui, ImGuiID id, const ImRect &place, float &x, float &y);

}  // namespace inspector

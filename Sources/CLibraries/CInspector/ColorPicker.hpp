#pragma once

#include <string>

#include "DearImGui.hpp"
#include "Inspector.hpp"

namespace inspector {

/// Puts the popup of the color well `well`, if it is open; true if the color is new.
bool putPicker(Inspector &ui, ImGuiID well, const ImRect &control, float color[4]);

/// What has the keyboard when the popup opens.
ImGuiID firstPickerStop(ImGuiID well);

/// The color as "#7BD4DA", without its opacity.
std::string hexText(const float color[4]);

}  // namespace inspector

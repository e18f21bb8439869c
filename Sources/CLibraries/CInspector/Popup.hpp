#pragma once

#include "DearImGui.hpp"
#include "Inspector.hpp"

namespace inspector {

/// Opens the popup of the control `id` with the keyboard at its item `focused`.
void openPopup(Inspector &ui, ImGuiID id, ImGuiID focused);

/// Puts the popup of the control `id` if it is open, `size` pixels large and as near below or above
/// `control` as the window allows; `endPopup` must follow if it returns true.
bool beginPopup(Inspector &ui, ImGuiID id, const ImRect &control, ImVec2 size);
void endPopup(Inspector &ui);

}  // namespace inspector

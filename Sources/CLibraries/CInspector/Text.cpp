#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Inspector.hpp"
#include "Look.hpp"

using namespace inspector;

void inspector_heading(Inspector *inspector, const char *text) {
  Inspector &ui = current(inspector);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const ImVec2 size = {ui.px(look::panelWidth), ui.px(34)};
  ImGui::Dummy(size);
  const ImRect place(origin + ImVec2(ui.px(look::inset), ui.px(12)), origin + size);
  drawText(ui.typeface.small, place, Alignment::leading, look::quietText, text);
}

void inspector_text(Inspector *inspector, InspectorTextStyle style, const char *text) {
  Inspector &ui = current(inspector);
  ImFont *font = style == InspectorTextStyleQuiet ? ui.typeface.small : ui.typeface.text;
  const ImU32 colors[] = {look::text, look::quietText, look::problemText};
  const float room = ui.px(look::panelWidth - 2 * look::inset);
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, room, text);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float gap = ui.px(6);
  ImGui::GetWindowDrawList()->AddText(
    font, font->FontSize, origin + ImVec2(ui.px(look::inset), gap), colors[style], text, nullptr,
    room);
  ImGui::Dummy({1, ImFloor(size.y) + 2 * gap});
}

#endif

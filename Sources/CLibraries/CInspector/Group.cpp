#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Inspector.hpp"
#include "Look.hpp"
#include "Pointing.hpp"

using namespace inspector;

bool inspector_begin_group(
  Inspector *inspector, const char *name, const char *label, const char *reading, bool *is_open) {
  Inspector &ui = current(inspector);
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const ImGuiID id = ImHashStr("group", 0, window->GetID(name));
  const ImVec2 origin = window->DC.CursorPos;
  const ImRect place(origin, origin + ImVec2(ui.px(look::panelWidth), ui.px(look::rowHeight)));
  ImGui::ItemSize(place.GetSize());
  const Press press = pressOn(ui, id, place);
  const Focus::Answer focus = ui.focus().stop(id, name, place);
  if (press.isDone) { ui.focus().take(id); }
  if (press.isDone || focus.keys.enter) { *is_open = !*is_open; }
  if (focus.keys.horizontal != 0) { *is_open = focus.keys.horizontal > 0; }

  if (focus.isMarked || press.isHovered) {
    const ImVec2 gap = {ui.px(4), ui.px(1)};
    window->DrawList->AddRectFilled(
      place.Min + gap, place.Max - gap, look::white(focus.isMarked ? 0.06f : 0.03f),
      ui.px(look::fieldRadius + 1));
  }
  const ImRect text(
    place.Min + ImVec2(ui.px(look::inset), 0), {origin.x + ui.px(look::controlRight), place.Max.y});
  drawText(ui.typeface.text, text, Alignment::leading, look::text, label);
  const float share = ui.eased(id, *is_open ? 1 : 0);
  const float labelWidth = width(ui.typeface.text, label);
  drawChevron(
    ui, {text.Min.x + labelWidth + ui.px(11), place.GetCenter().y}, share,
    look::white(press.isHovered || focus.isMarked ? 0.8f : 0.45f));
  drawText(ui.typeface.text, text, Alignment::trailing, faded(look::quietText, 1 - share), reading);
  if (*is_open) { ui.panel.indent += ui.px(look::groupIndent); }
  return *is_open;
}

void inspector_end_group(Inspector *inspector) {
  Inspector &ui = current(inspector);
  ui.panel.indent -= ui.px(look::groupIndent);
  ImGui::Dummy({1, ui.px(4)});
}

#endif

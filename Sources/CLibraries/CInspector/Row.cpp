#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Row.hpp"

#include "Drawing.hpp"
#include "Look.hpp"
#include "Pointing.hpp"

namespace inspector {

/// The strip from `left` to `right`, in points from the panel's edge, as high as a field.
static ImRect strip(Inspector &ui, const ImRect &row, float left, float right, float height) {
  const float top = row.Min.y + ImFloor((ui.px(look::rowHeight) - height) / 2);
  return {row.Min.x + ui.px(left), top, row.Min.x + ui.px(right), top + height};
}

/// Puts the reset glyph of a held value; true when it was pressed.
static bool putReset(Inspector &ui, const ImRect &row, ImGuiID rowId) {
  const ImVec2 center = {
    row.Min.x + ui.px(look::inset / 2) + ui.scale / 2, row.Min.y + ui.px(look::rowHeight) / 2};
  const ImVec2 half = {ui.px(9), ui.px(11)};
  const ImRect place(center - half, center + half);
  const ImGuiID id = ImHashStr("reset", 0, rowId);
  const Press press = pressOn(ui, id, place);
  drawReset(ui, center, press.isHovered ? look::white(1) : look::accent(0.85f));
  return press.isDone;
}

Row putRow(Inspector &ui, float height) {
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const ImVec2 origin = window->DC.CursorPos;
  const ImRect place(origin, origin + ImVec2(ui.px(look::panelWidth), height));
  Row row{.id = window->GetID(ui.row.name.c_str()), .place = place};
  ImGui::ItemSize(place.GetSize());

  const float fieldHeight = ui.px(look::fieldHeight);
  row.control = strip(ui, place, look::controlLeft, look::controlRight, fieldHeight);
  row.track = strip(ui, place, look::controlLeft, look::trackRight, fieldHeight);
  // The text of a value ends where other controls end, its field a little further.
  row.value = strip(ui, place, look::valueLeft, look::controlRight + look::fieldInset, fieldHeight);
  row.focus = ui.focus().stop(row.id, ui.row.name.c_str(), place);

  if (row.focus.isMarked) {
    const ImVec2 gap = {ui.px(4), ui.px(1)};
    window->DrawList->AddRectFilled(
      place.Min + gap, place.Max - gap, look::white(0.06f), ui.px(look::fieldRadius + 1));
  }
  const ImRect label(
    place.Min + ImVec2(ui.px(look::inset) + ui.panel.indent, 0),
    {place.Min.x + ui.px(look::controlLeft - 4), place.Min.y + ui.px(look::rowHeight)});
  drawText(
    ui.typeface.text, label, Alignment::leading, row.focus.isMarked ? look::white(1) : look::text,
    ui.row.label);
  if (ui.row.isHeld && (putReset(ui, place, row.id) || row.focus.keys.reset)) {
    row.event = InspectorEventReset;
  }
  offerNote(ui, row.id, {place.Min, {row.control.Min.x, place.Max.y}}, ui.row.summary);
  return row;
}

void offerNote(Inspector &ui, ImGuiID id, const ImRect &place, const std::string &text) {
  const bool isRested = !text.empty() && ImGui::GetCurrentContext()->ActiveId == 0
    && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(place.Min, place.Max);
  if (!isRested) { return; }
  ui.note.rested = ui.note.id == id ? ui.note.rested + ImGui::GetIO().DeltaTime : 0;
  ui.note.id = id;
  ui.note.place = place;
  ui.note.text = text;
  ui.note.isWanted = true;
}

}  // namespace inspector

void inspector_row(
  Inspector *inspector, const char *name, const char *label, const char *summary, bool is_held) {
  inspector->row = {name, label, summary, is_held};
}

#endif

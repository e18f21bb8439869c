// Dear ImGui as Debian 12 packages it: 1.86, with its internals, which own widgets are made from.
#pragma once

#define IMGUI_DEFINE_MATH_OPERATORS
#include <imgui/imgui.h>
#include <imgui/imgui_internal.h>

#if IMGUI_VERSION_NUM < 18600 || IMGUI_VERSION_NUM >= 18700
#error "CInspector is written against the internals of Dear ImGui 1.86 (libimgui-dev of Debian 12)"
#endif

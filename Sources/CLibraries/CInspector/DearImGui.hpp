// Dear ImGui as Debian 12 packages it: 1.86, with its internals, which own widgets are made from.
#pragma once

#define IMGUI_DEFINE_MATH_OPERATORS
#include <imgui/imgui.h>

// Another version has other internals: then the inspector is left out, and Absent.cpp says why.
#if IMGUI_VERSION_NUM >= 18600 && IMGUI_VERSION_NUM < 18700
#define INSPECTOR_HAS_IMGUI 1
#include <imgui/imgui_internal.h>
#else
#define INSPECTOR_HAS_IMGUI 0
#endif

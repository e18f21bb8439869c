import CGLFW
import Glibc

// Puts its first argument on the clipboard of the display and holds it there until it is ended, as
// a program that text was copied in does. Says "held" when the text can be pasted.
guard CommandLine.arguments.count == 2, glfwInit() == GLFW_TRUE else { exit(1) }
glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE)
glfwWindowHint(GLFW_CLIENT_API, GLFW_NO_API)
guard let window = glfwCreateWindow(16, 16, "clipboard", nil, nil) else { exit(1) }
glfwSetClipboardString(window, CommandLine.arguments[1])
print("held")
fflush(nil)
while true { glfwWaitEvents() }

// Writes a Swift file that holds every shader file as a string literal, keyed by its path.
//
// Usage: ShaderEmbedder OUTPUT.swift FOLDER FILE…
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: ShaderEmbedder OUTPUT.swift FOLDER FILE…\n".utf8))
  exit(2)
}
let prefix = arguments[2] + "/"
// More # than any shader will ever hold in a row after a quote.
let fence = "####"
var text = """
  // Written by ShaderEmbedder from Resources/Shaders.
  extension ShaderFiles {
    static let embedded: [String: String] = [

  """
for path in arguments.dropFirst(3) {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  let key = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  text += "    \"\(key)\": \(fence)\"\"\"\n\(source)\n\"\"\"\(fence),\n"
}
if arguments.count == 3 { text += "    :\n" }
text += "  ]\n}\n"
try text.write(toFile: arguments[1], atomically: true, encoding: .utf8)

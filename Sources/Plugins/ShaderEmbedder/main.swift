// Writes a Swift file that holds files as string literals, keyed by their paths, in a type.
//
// Usage: ShaderEmbedder TYPE OUTPUT.swift FOLDER FILE…
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  FileHandle.standardError.write(
    Data("usage: ShaderEmbedder TYPE OUTPUT.swift FOLDER FILE…\n".utf8))
  exit(2)
}
let prefix = arguments[3] + "/"
// More # than any file will ever hold in a row after a quote.
let fence = "####"
var text = """
  // Written by ShaderEmbedder.
  extension \(arguments[1]) {
    static let embedded: [String: String] = [

  """
for path in arguments.dropFirst(4) {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  let key = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  text += "    \"\(key)\": \(fence)\"\"\"\n\(source)\n\"\"\"\(fence),\n"
}
if arguments.count == 4 { text += "    :\n" }
text += "  ]\n}\n"
try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)

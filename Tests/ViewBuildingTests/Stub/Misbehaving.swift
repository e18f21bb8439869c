// A program that does what the file "mode" beside it says, once it has read a byte.
import Glibc

let channel: Int32 = 3
let folder = String(
  CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/"))

func text(of path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 100)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes[..<count], as: UTF8.self)
}

func answer(_ text: String) { _ = write(channel, text, text.utf8.count) }

func take(_ values: [Int], _ index: Int) -> Int {
  values[index]  // out of range
}

func less(_ value: UInt8) -> UInt8 {
  value - UInt8(CommandLine.arguments.count)  // overflow
}

func deeper(_ value: Int) -> Int {
  value == 0 ? 0 : deeper(value + 1) + 1
}

func loop() {
  var count = 0
  while count >= 0 { count = (count + 1) % 1000 }  // loop
}

typealias Fork = @convention(c) () -> Int32
let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)

func canConnect() -> Bool {
  let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = 53
  address.sin_addr.s_addr = 0x0808_0808
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}

var byte: UInt8 = 0
while read(channel, &byte, 1) == 1 {
  switch text(of: "/\(folder)/mode") {
  case "echo": answer("echo")
  case "trap": print(take([1], CommandLine.arguments.count))
  case "overflow": print(less(0))
  case "recursion": print(deeper(1))
  case "loop": loop()
  case "sleep": while true { sleep(100) }
  case "memory":
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
  case "fork":
    for _ in 0..<2_000 where fork() == 0 {
      setsid()
      while true { sleep(100) }
    }
    answer("forked")
  case "output":
    for line in 0..<300_000 { print("line \(line)") }
    fflush(stdout)
    answer("written")
  case "lines":
    print("first\nsecond")
    print("third", terminator: "")
    exit(0)
  case "exit": exit(3)
  case "killed": kill(getpid(), SIGKILL)
  case "stubborn":
    signal(SIGTERM, SIG_IGN)
    answer("stubborn")
  case "reach":
    let outside = fopen("/\(folder)/written", "w") != nil
    let own = fopen("/tmp/written", "w") != nil
    let home = opendir("/run/user") != nil
    answer("\(canConnect()) \(outside) \(own) \(home)")
  default: exit(9)
  }
}

/// Returns the hash FNV-1a of 64 bits: the same for the same bytes in every run and on every
/// machine, but no protection against bytes that are made to collide.
///
/// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", RFC 9923.
package func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

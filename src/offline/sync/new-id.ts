const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns a UUID version 7: 48 bits of the clock, then chance, so that the server's index grows at its end. Made here because
 * `crypto.randomUUID` is missing where a page has no safe address.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = Date.now()
  for (let at = 0; at < 6; at++) bytes[at] = Math.floor(time / 256 ** (5 - at))
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

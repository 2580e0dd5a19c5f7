/** Browser and system as people call them; null where the user agent does not tell. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

// In this order: Edge and Opera say they are Chrome, Chrome says it is Safari, an iPad and an Android say Linux or Mac.
const browsers: readonly [string, RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
]
const systems: readonly [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** Names a device from its user agent. */
export function deviceName(userAgent: string | null): DeviceName {
  const find = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null
  return { browser: find(browsers), system: find(systems) }
}

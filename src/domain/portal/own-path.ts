// Browsers and Node have it, and read an address alike; the types of this folder know neither.
declare const URL: new (
  address: string,
  base: string,
) => { origin: string; pathname: string; search: string; hash: string }

const here = 'https://portal.invalid'

/**
 * Returns an address of this portal as the browser normalises it; undefined for one that leads elsewhere,
 * such as `//host`, a tab between the slashes, or a backslash.
 */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, here)
    return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** True for an address on this portal. */
export const isOwnPath = (address: string): boolean => ownPath(address) !== undefined

import { ownName } from '#offline/base-path.ts'

const key = ownName('palette-recent')
const most = 5

/** The paths that were gone to last from the palette on this device, the newest first. */
export function recentScreens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Remembers a path as the newest. */
export function rememberScreen(path: string): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([path, ...recentScreens().filter((one) => one !== path)].slice(0, most)),
    )
  } catch {
    // Where nothing is stored the list simply has no memory.
  }
}

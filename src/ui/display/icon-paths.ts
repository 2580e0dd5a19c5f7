import { firstIcons } from './first-icons.ts'
import type { laterIcons } from './later-icons.ts'

export type IconName = keyof typeof firstIcons | keyof typeof laterIcons

/** The path of each icon by its name. */
export const iconPaths: Partial<Record<IconName, string>> = { ...firstIcons }

/** Adds the icons that no screen before the log-in shows. */
export const addIcons = (more: typeof laterIcons) => void Object.assign(iconPaths, more)

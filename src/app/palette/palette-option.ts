import type { IconName } from '#ui/display/icon-paths.ts'

export interface PaletteOption {
  id: string
  label: string
  hint?: string | undefined
  icon: IconName
  /** The palette stays open: the page reloads, or the palette shows that it failed. */
  stays?: true
  go: () => void
}

import type { MessageDescriptor } from '@lingui/core'
import { wordsOf } from '#domain/search/word-index.ts'
import type { IconName } from '#ui/display/icon-paths.ts'
import { entryPath, isOpen, menuSections } from '#parts/menu/menu-entries.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'
import { menuGroupTitles } from '#shell/navigation/menu-groups.ts'
import type { MenuFacts } from '#shell/navigation/screen.ts'

/** A screen that the palette can go to. */
export interface PaletteScreen {
  path: string
  label: MessageDescriptor
  /** The part of the menu it stands in. */
  section?: MessageDescriptor
  icon: IconName
}

/** Every screen this person may open without further choice: the menu's, then those that no menu leads to. */
export function paletteScreens(routes: readonly MenuRoute[], facts: MenuFacts): PaletteScreen[] {
  const inMenu = menuSections(routes, facts).flatMap(({ group, entries }) =>
    entries.map((entry): PaletteScreen => ({
      path: entryPath(entry),
      label: entry.label,
      section: menuGroupTitles[group],
      icon: entry.icon,
    })),
  )
  const known = new Set(inMenu.map(({ path }) => path))
  const others = routes.flatMap(({ fullPath, options }): PaletteScreen[] => {
    const screen = options.staticData?.screen
    const path = entryPath({ to: fullPath, params: {} })
    const leads =
      screen &&
      !screen.step &&
      screen.allow !== 'anyone' &&
      screen.layout !== 'full-container' &&
      path !== '' &&
      !/\$/.test(fullPath)
    return leads && !known.has(path) && isOpen(routes, path, facts)
      ? [{ path, label: screen.title, icon: 'arrow' }]
      : []
  })
  return [...inMenu, ...others]
}

/** True when every word of the term begins a word of the text, whatever the accents. */
export function fits(text: string, term: string): boolean {
  const words = wordsOf(text)
  return wordsOf(term).every((start) => words.some((word) => word.startsWith(start)))
}

/** The list with those used last in front, in the order of their use. */
export function recentFirst<T extends { path: string }>(
  screens: readonly T[],
  recent: readonly string[],
): T[] {
  const rank = ({ path }: T) => (recent.includes(path) ? recent.indexOf(path) : recent.length)
  return [...screens].sort((one, other) => rank(one) - rank(other))
}

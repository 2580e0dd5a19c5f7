import type { MessageDescriptor } from '@lingui/core'
import { decide } from '#shell/navigation/guard.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'
import type { MenuFacts, MenuPlace, Screen, ScreenFacts } from '#shell/navigation/screen.ts'
import { menuGroups, type MenuGroup } from '#shell/navigation/menu-groups.ts'

export interface MenuEntry {
  /** The route's full path with its parameter names. */
  to: string
  params: Record<string, string>
  label: MessageDescriptor
  icon: MenuPlace['icon']
  order: number
  /** Not known yet whether this person has it: a placeholder keeps its room. */
  isPending?: true
}

export interface MenuSection {
  group: MenuGroup
  entries: MenuEntry[]
}

const placesOf = (screen: Screen): readonly MenuPlace[] => (screen.menu ? [screen.menu].flat() : [])

/** Lists the menu of this person: screens they may enter; no section without an entry. */
export function menuSections(routes: readonly MenuRoute[], facts: MenuFacts): MenuSection[] {
  const entries = routes.flatMap(({ fullPath, options }) => {
    const screen = options.staticData?.screen
    if (!screen || decide(screen, facts.user, facts.config).kind !== 'enter') return []
    return placesOf(screen)
      .filter((place) => place.when?.(facts) ?? true)
      .map((place) => ({
        group: place.group,
        entry: {
          to: fullPath,
          params: place.params ?? {},
          label: place.label ?? screen.title,
          icon: place.icon,
          order: place.order,
        },
      }))
  })
  return menuGroups
    .map((group) => ({
      group,
      entries: entries
        .filter((one) => one.group === group)
        .map((one) => one.entry)
        .sort((a, b) => a.order - b.order),
    }))
    .filter((section) => section.entries.length > 0)
}

const everyKind = { bike: true, paa: true, groupset: true }

/** Lists the menu while the kinds of articles are asked for: placeholders stand for what depends on them, so that nothing moves later. */
export function menuSectionsMeanwhile(
  routes: readonly MenuRoute[],
  facts: ScreenFacts,
): MenuSection[] {
  const certain = new Set(
    menuSections(routes, { ...facts, kinds: null }).flatMap(({ entries }) =>
      entries.map(entryPath),
    ),
  )
  return menuSections(routes, { ...facts, kinds: everyKind }).map(({ group, entries }) => ({
    group,
    entries: entries.map((entry) =>
      certain.has(entryPath(entry)) ? entry : { ...entry, isPending: true },
    ),
  }))
}

/** An entry's address: `/catalog/$category` with `bike` becomes `/catalog/bike`. */
export const entryPath = ({ to, params }: Pick<MenuEntry, 'to' | 'params'>) =>
  to.replace(/\$(\w+)/g, (_name, key: string) => params[key] ?? '').replace(/\/$/, '')

/** True when there is a screen at this path and this person may enter it. */
export function isOpen(routes: readonly MenuRoute[], path: string, facts: ScreenFacts): boolean {
  return routes.some(({ fullPath, options }) => {
    const screen = options.staticData?.screen
    return (
      !!screen &&
      entryPath({ to: fullPath, params: {} }) === path &&
      decide(screen, facts.user, facts.config).kind === 'enter'
    )
  })
}

/** The entry whose address is the longest start of this one. */
export function currentEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return entries
    .filter((entry) => path === entryPath(entry) || path.startsWith(`${entryPath(entry)}/`))
    .sort((a, b) => entryPath(b).length - entryPath(a).length)[0]
}

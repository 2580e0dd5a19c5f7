import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useConfig, useUser } from '../session/use-session.ts'
import { currentEntry, entryPath, menuSections, type MenuEntry, type MenuSection } from './menu-entries.ts'

interface MenuView {
  sections: MenuSection[]
  current: MenuEntry | undefined
  /** The entry at this path without locale, if this person has it. */
  find: (path: string) => MenuEntry | undefined
}

/** The menu of the signed-in user, and where in it they are. */
export function useMenu(): MenuView {
  const router = useRouter()
  const user = useUser()
  const config = useConfig()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const sections = useMemo(() => menuSections(Object.values(router.routesById), { user, config }), [router, user, config])
  const entries = sections.flatMap((section) => section.entries)
  return {
    sections,
    current: currentEntry(entries, pathname.replace(/^\/[^/]*/, '')),
    find: (path) => entries.find((entry) => entryPath(entry) === path),
  }
}

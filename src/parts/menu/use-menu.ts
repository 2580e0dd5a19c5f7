import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { HomeAreas } from '#parts/catalogue/catalogue-areas.gql.ts'
import type { MenuFacts } from '#shell/navigation/screen.ts'
import { useConfig, useScope, useUser } from '#shell/session/use-session.ts'
import {
  currentEntry,
  menuSections,
  menuSectionsMeanwhile,
  type MenuEntry,
  type MenuSection,
} from './menu-entries.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'

interface MenuView {
  sections: MenuSection[]
  current: MenuEntry | undefined
  facts: MenuFacts
  routes: readonly MenuRoute[]
}

/** The menu of the signed-in user, where in it they are, and what it was made from. */
export function useMenu(): MenuView {
  const router = useRouter()
  const user = useUser()
  const config = useConfig()
  const mayBrowse = useScope('page.catalog', 'page.home-page')
  const [{ data, fetching }] = useQuery({ query: HomeAreas, pause: !mayBrowse })
  const kinds = data?.catalogueAreas ?? null
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const facts = useMemo(() => ({ user, config, kinds }), [user, config, kinds])
  const routes = useMemo<readonly MenuRoute[]>(() => Object.values(router.routesById), [router])
  const isAsking = fetching && !data
  const sections = useMemo(
    () => (isAsking ? menuSectionsMeanwhile(routes, facts) : menuSections(routes, facts)),
    [routes, facts, isAsking],
  )
  const current = currentEntry(
    sections.flatMap((section) => section.entries),
    pathname,
  )
  return { sections, current, facts, routes }
}

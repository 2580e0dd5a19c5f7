import { type AnyRouteMatch, useMatches } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { Screen } from './screen.ts'
import { screenTitle } from './title.ts'

/**
 * Returns what the frame shows of the open screen: its metadata and its translated title. Each is selected by itself: a
 * navigation changes the matches several times before they say anything new, and the whole frame would be rendered each time.
 */
export function useScreen(): { screen: Screen | null; title: string; pathname: string } {
  const { i18n } = useLingui()
  const screen = useMatches({ select: screenOf })
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const title = useMatches({
    select: (matches: AnyRouteMatch[]) => {
      const match = matches.at(-1)
      const shown = match && screenOf(matches)
      if (!shown) return ''
      const { params, loaderData } = match
      const title = screenTitle(shown, { params, loaderData })
      return typeof title === 'string' ? title : i18n._(title)
    },
  })
  return { screen, title, pathname }
}

const screenOf = (matches: AnyRouteMatch[]): Screen | null =>
  matches.at(-1)?.staticData.screen ?? null

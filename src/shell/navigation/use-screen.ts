import { useMatches } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { Screen } from './screen.ts'
import { screenTitle } from './title.ts'

/** Returns what the frame shows of the open screen: its metadata and its translated title. */
export function useScreen(): { screen: Screen | null; title: string; pathname: string } {
  const { i18n } = useLingui()
  const match = useMatches().at(-1)
  const screen = match?.staticData.screen ?? null
  const title =
    screen && match
      ? screenTitle(screen, {
          params: match.params as Record<string, string>,
          loaderData: match.loaderData,
        })
      : ''
  return {
    screen,
    title: typeof title === 'string' ? title : i18n._(title),
    pathname: match?.pathname ?? '/',
  }
}

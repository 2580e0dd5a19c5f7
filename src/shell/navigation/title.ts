import type { MessageDescriptor } from '@lingui/core'
import type { Screen } from './screen.ts'

const longest = 36

/** A title as the phone's bar shows it: at most 36 characters, then an ellipsis. */
export function cutTitle(title: string): string {
  const characters = [...title]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : title
}

/** Returns the title of a screen: its record's or address's, else its own. */
export function screenTitle(
  screen: Screen,
  match: { params: Record<string, string>; loaderData: unknown },
): string | MessageDescriptor {
  return screen.titleFrom?.(match) ?? screen.title
}

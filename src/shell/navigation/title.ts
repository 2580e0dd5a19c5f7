import type { MessageDescriptor } from '@lingui/core'
import type { Screen } from './screen.ts'

const longest = 36

/** A title as the phone's bar shows it: at most 36 characters, then an ellipsis. */
export function cutTitle(title: string): string {
  const characters = [...title]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : title
}

/** What a screen is called: by its record or address where there is one, else by its own title. */
export function screenTitle(
  screen: Screen,
  match: { params: Record<string, string>; loaderData: unknown },
): string | MessageDescriptor {
  return screen.titleFrom?.(match) ?? screen.title
}

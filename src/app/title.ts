const longest = 36

/** A title as the phone's bar shows it: at most 36 characters, then an ellipsis. */
export function cutTitle(title: string): string {
  const characters = [...title]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : title
}

/** Words of a search that must all occur, in lower case. */
export const searchWords = (search: string | undefined): string[] =>
  (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 20)

/**
 * Turns the `sort` of a list's address into SQL: a known name, with a leading "-" for descending; anything else is the
 * usual order. @param columns SQL by the name a client may say
 */
export function orderOf(
  sort: string | null | undefined,
  columns: Readonly<Record<string, string>>,
  usual: string,
): string {
  const column = columns[sort?.replace(/^-/, '') ?? '']
  return column ? `${column} ${sort?.startsWith('-') ? 'DESC' : 'ASC'}, ${usual}` : usual
}

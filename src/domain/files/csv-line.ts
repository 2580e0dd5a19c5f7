/** Before the first line: spreadsheet programs read the file as UTF-8. */
export const csvStart = '\uFEFF'

/**
 * Writes one line of CSV that spreadsheet programs open without a question: commas, quotes where needed, and a quote before
 * texts that could be taken for a formula. Numbers stand as they are, so that they stay numbers.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const cell = (value: string | number) => {
    if (typeof value === 'number') return String(value)
    const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
    return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  }
  return `${cells.map(cell).join(',')}\r\n`
}

import { inflateSync } from 'node:zlib'

/** Characters 0x80 to 0x9f of Windows-1252; the others are those of Latin-1. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const decoded = (hex: string) =>
  [...Buffer.from(hex, 'hex')]
    .map((code) => (code >= 0x80 && code < 0xa0 ? high[code - 0x80]! : String.fromCharCode(code)))
    .join('')

/**
 * Reads the texts of a PDF that pdfkit wrote with its built-in fonts, piece by piece in the order in which they were
 * drawn.
 */
export function pdfTexts(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const texts: string[] = []
  let at = 0
  for (;;) {
    const start = bytes.indexOf('stream\n', at)
    if (start < 0) return texts
    const end = bytes.indexOf('\nendstream', start)
    at = end + 10
    let content: string
    try {
      content = inflateSync(bytes.subarray(start + 7, end)).toString('latin1')
    } catch {
      continue
    }
    for (const [, pieces = ''] of content.matchAll(/\[([^\]]*)\] TJ/g))
      texts.push(
        [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decoded(hex)).join(''),
      )
  }
}

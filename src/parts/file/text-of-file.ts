/** White space, what ends a file in DOS (26) and what parts fields in a scanner's one (29) stand in text too; other signs below 32 do not. */
const isText = (text: string) =>
  !/\p{Cc}/u.test(
    text
      .replace(/[\s\u0080-\u009f]/gu, '')
      .replaceAll(String.fromCodePoint(26), '')
      .replaceAll(String.fromCodePoint(29), ''),
  )

/** UTF-8, UTF-16 with its mark, else what Windows writes. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a file, whatever encoding it has. @throws Error for what is no text */
export function textOfFile(bytes: ArrayBuffer): string {
  const text = decoded(bytes)
  if (!isText(text)) throw new Error('not a text')
  return text
}

/** Workbooks are zip archives, whatever their name says. */
export const isArchive = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 2)) === 'PK'

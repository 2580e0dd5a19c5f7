import type { Messages } from '@lingui/core'

const british: Readonly<Record<string, string>> = {
  analyze: 'analyse',
  canceled: 'cancelled',
  catalog: 'catalogue',
  color: 'colour',
  organization: 'organisation',
}
const american = new RegExp(`\\b(${Object.keys(british).join('|')})(s?)\\b`, 'gi')

const respelled = (text: string): string =>
  text.replace(american, (_, word: string, plural: string) => {
    const found = british[word.toLowerCase()]!
    return (/^[A-Z]/.test(word) ? found[0]!.toUpperCase() + found.slice(1) : found) + plural
  })

/** Respells texts of a compiled message; names of values, kinds and offsets stay. */
function respell(part: unknown): unknown {
  if (typeof part === 'string') return respelled(part)
  if (!Array.isArray(part)) return part
  return part.map((piece: unknown) => {
    if (!Array.isArray(piece)) return respell(piece)
    const [name, kind, choices] = piece as [string, string?, Record<string, unknown>?]
    if (choices === null || typeof choices !== 'object') return piece
    const spelled = Object.entries(choices).map(([choice, text]) => [choice, respell(text)])
    return [name, kind, Object.fromEntries(spelled)]
  })
}

/** Returns English messages, which are written the American way, in British spelling. */
export const inBritish = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, respell(text)])) as Messages

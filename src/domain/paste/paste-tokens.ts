import { maxLineQuantity } from '../cart/cart-limits.ts'
import { fold } from '../search/word-index.ts'

/** Units that people write beside a quantity, in the five languages. */
const unit =
  '(?:x|×|\\*|pcs?|pces?|pieces?|stk|stck|st(?:ü|u)ck|st|ea|each|units?|pi(?:è|e)ces?|u|paare?|pairs?|sets?|buah|bh|bj|keping|biji|pasang|set)'
const number = "\\d{1,3}(?:[.,' ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?"

const amountOnly = new RegExp(`^[x×*]?\\s*(-?(?:${number}))\\s*${unit}?\\.?$`, 'i')
/** A quantity that says it is one: `3 pcs`, `3x`, `x 3`, `qty 3`, `Menge: 3`. */
const counted = [
  new RegExp(
    `(?:^|[\\s(\\[])(${number})\\s*${unit}\\.?(?=$|[\\s):\\],;]|(?<=[x×*])(?=\\p{L}))`,
    'iu',
  ),
  new RegExp(`(?:^|\\s|(?<=\\S)(?=[×*]))[x×*]\\s*(${number})\\s*${unit}?\\.?(?=$|[\\s),;])`, 'iu'),
  new RegExp(
    `(?:^|[\\s,;(])(?:qty|quantity|menge|anz(?:ahl)?|qté|quantité|jumlah|jml|kuantiti|kuantitas|bil)\\.?\\s*[:=]?\\s*(${number})\\s*(?:${unit}\\.?)?(?=$|[\\s),;])`,
    'iu',
  ),
  new RegExp(`[:=]\\s*(${number})\\s*(?:${unit}\\.?)?$`, 'iu'),
  new RegExp(`[(\\[](${number})[)\\]]$`, 'u'),
]

/** `unit`: an order file counts in another unit than pieces. */
export type QuantityProblem = 'zero' | 'negative' | 'fraction' | 'too_many' | 'unit'
/** `doubt`: written as 2.000, which stands for two here and for two thousand elsewhere. */
export interface Amount {
  qty: number
  problem: QuantityProblem | null
  doubt: boolean
}

/** The quantity that a piece of text is and nothing else: `3`, `2,0`, `2.000`, `3 pcs`, `x3`; null when it is none. */
export function amountOf(text: string): Amount | null {
  const match = amountOnly.exec(text.trim())
  return match ? amountOfNumber(match[1]!) : null
}

/** Reads digits with point or comma: a fraction of noughts is none (`2,0`, SAP's `2.000`). */
function amountOfNumber(written: string): Amount {
  const [whole = '', ...fractions] = written.replace(/['\s]/g, '').split(/[.,]/)
  // Two groups or more can only be thousands: 1.250.000.
  const grouped = fractions.length > 1
  const qty = Number(grouped ? whole + fractions.join('') : whole)
  const fraction = grouped ? '' : (fractions[0] ?? '')
  const doubt = fraction.length === 3
  if (written.startsWith('-')) return { qty, problem: 'negative', doubt }
  if (/[1-9]/.test(fraction)) return { qty, problem: 'fraction', doubt }
  if (qty === 0) return { qty, problem: 'zero', doubt }
  return { qty, problem: qty > maxLineQuantity ? 'too_many' : null, doubt }
}

/** Takes a quantity out of a line where it is marked as one. Null: none is marked. */
export function markedAmount(text: string): { amount: Amount; rest: string } | null {
  for (const pattern of counted) {
    const match = pattern.exec(text)
    if (!match) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .replace(/[\s:=,;–-]+$|^[\s:=,;–-]+/g, '')
    if (/[\p{L}\d]/u.test(rest)) return { amount: amountOfNumber(match[1]!), rest }
  }
  return null
}

/** A quantity in a cell that says no more than that: `Menge: 3`. */
export function namedAmount(cell: string): Amount | null {
  const match = counted[2]!.exec(cell)
  return match && match[0].length >= cell.length - 1 ? amountOfNumber(match[1]!) : null
}

const date = /^(\d{1,2}[./-]\d{1,2}[./-](19|20)?\d\d|(19|20)\d\d-\d\d-\d\d)$/
const measure =
  /^\d+([.,]\d+)?(["”″']|mm|cm|kg|gr?|l|t|er|fach|-?speed|-?fach|-?vitesses?|-?sp|x\d+([.,]\d+)?|×\d+([.,]\d+)?|°|w|wh|v|%)+$/i
const money =
  /^(?:[€$£]|rp\.?|rm|usd|eur|idr|myr|chf)\s*\d|^-?\d+(?:[.,]\d{3})*[.,]\d{2}\s*[€$£]?$|[€$£]$/i
/** A day as workbooks hold it, ISO 8601: some codes look like one to a spreadsheet. */
export const isDay = (text: string): boolean => /^(19|20)\d\d-\d\d-\d\d$/.test(text)
/** Whether a spreadsheet has turned a long number into scientific notation, which loses the number. */
export const isScientific = (text: string): boolean => /^\d([.,]\d+)?e\+\d{1,2}$/i.test(text)
/** An amount of money, which is neither a code nor a quantity. */
export const isMoney = (text: string): boolean => money.test(text) && !/^\d+[.,]00?$/.test(text)

/** True for a bar code number whose check digit is right. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const sum = [...text]
    .reverse()
    .reduce((total, digit, n) => total + Number(digit) * (n % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Rates how much a word looks like an article code: 0 not at all, 5 beyond doubt. */
export function codeStrength(token: string): number {
  if (token.length > 60 || !/[\p{L}\d]/u.test(token) || /@|:\/\/|^www\.|^\+\d/.test(token)) return 0
  if (date.test(token) || isMoney(token) || isScientific(token)) return 0
  if (isGtin(token)) return token.length === 8 ? 4 : 5
  if (measure.test(token)) return 1
  if (/^\d+$/.test(token))
    return token.length >= 5 || (token.startsWith('0') && token.length >= 3)
      ? 4
      : token.length >= 3
        ? 2
        : 0
  if (/\d/.test(token)) return /\p{L}/u.test(token) || /\d[-_/.]\d/.test(token) ? 4 : 2
  return /^\p{Lu}[\p{Lu}\-_/.]{2,}$/u.test(token) ? 2 : 1
}

const totals = /^(total|subtotal|summe|gesamt|zwischensumme|somme|jumlah|sum)\b/
const contact =
  /^(tel|phone|fax|mobile|mobil|telp|hp|date|datum|tanggal|tarikh|order no|bestellung nr|po no|kundennr|customer no)\b/
/** A line of a letter, a total or an address: nothing in it is ordered. */
export const isProse = (text: string): boolean => {
  const plain = fold(text).trim()
  return totals.test(plain) || contact.test(plain) || (!/\d/.test(plain) && /\s/.test(plain))
}

/** Kinds of card that are taken. */
export const cardTypes = ['Visa', 'MasterCard', 'American Express', 'Discover'] as const
export type CardType = (typeof cardTypes)[number]

/** Digits of what was typed; spaces and dashes are how people group them. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** Check digit of card numbers (ISO/IEC 7812): from the right every second digit counts twice. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .map(Number)
    .map((digit, at) => (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0)
  return sum % 10 === 0
}

const between = (digits: string, length: number, from: number, to: number): boolean => {
  const start = Number(digits.slice(0, length))
  return digits.length >= length && start >= from && start <= to
}

/** Names the kind of card by the first digits; null: none that is taken, or too few digits to say. */
export function cardTypeOf(typed: string): CardType | null {
  const digits = digitsOf(typed)
  if (digits.startsWith('4')) return 'Visa'
  if (/^3[47]/.test(digits)) return 'American Express'
  if (between(digits, 2, 51, 55) || between(digits, 4, 2221, 2720)) return 'MasterCard'
  return /^(6011|65)/.test(digits) ||
    between(digits, 3, 644, 649) ||
    between(digits, 6, 622126, 622925)
    ? 'Discover'
    : null
}

const lengths: Readonly<Record<CardType, readonly number[]>> = {
  Visa: [13, 16, 19],
  MasterCard: [16],
  'American Express': [15],
  Discover: [16, 19],
}

export type CardProblem = 'card_missing' | 'card_not_taken' | 'card_number_wrong'

/** Checks a card's number; null: it may be one. */
export function cardProblem(typed: string): CardProblem | null {
  const digits = digitsOf(typed)
  if (digits === '') return 'card_missing'
  const type = cardTypeOf(digits)
  if (!type) return /^\d+$/.test(digits) ? 'card_not_taken' : 'card_number_wrong'
  return lengths[type].includes(digits.length) && passesLuhn(digits) ? null : 'card_number_wrong'
}

/** Whether a security code fits a kind of card: four digits on American Express, else three. */
export const fitsSecurityCode = (code: string, type: CardType | null): boolean =>
  new RegExp(type === 'American Express' ? '^\\d{4}$' : type ? '^\\d{3}$' : '^\\d{3,4}$').test(code)

export type ExpiryProblem = 'expiry_missing' | 'expiry_wrong' | 'card_expired'

/** Furthest year of a card that is believed. */
const farthest = 20

/** Year of two or four digits in full, in the century of `today`. */
const fullYear = (year: string, today: string): number =>
  year.length === 2 ? Number(today.slice(0, 2) + year) : Number(year)

/**
 * Checks until when a card is good: to the end of its month.
 * @param today of the tenant
 */
export function expiryProblem(month: string, year: string, today: string): ExpiryProblem | null {
  if (month === '' || year === '') return 'expiry_missing'
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) return 'expiry_wrong'
  const last = expiryOf(month, year, today)
  if (last < today.slice(0, 7)) return 'card_expired'
  return Number(last.slice(0, 4)) > Number(today.slice(0, 4)) + farthest ? 'expiry_wrong' : null
}

/** Writes the last month of a card, such as 2028-04. */
export const expiryOf = (month: string, year: string, today: string): string =>
  `${String(fullYear(year, today)).padStart(4, '0')}-${month.padStart(2, '0')}`

/** Whether a card of this last month is no longer good. */
export const isCardExpired = (expiry: string | null, today: string): boolean =>
  expiry !== null && expiry < today.slice(0, 7)

import { codeWord } from '../search/word-index.ts'

/** From here on a number may be a GTIN that a spreadsheet has robbed of its leading zeros. */
const shortestNumber = 11

/** Most codes in one call of `articlesByCode`. */
export const maxCodes = 500

/**
 * Returns the forms of a typed code to look up: without dashes, dots and spaces; a long number also as UPC-12, EAN-13
 * and GTIN-14, which differ only in leading zeros. Empty when nothing in it is a code.
 */
export function codeForms(asked: string): string[] {
  const word = codeWord(asked)
  if (!word) return []
  if (!/^\d+$/.test(word) || word.length < shortestNumber || word.length > 14) return [word]
  const bare = word.replace(/^0+/, '')
  return [...new Set([word, ...[8, 12, 13, 14].map((length) => bare.padStart(length, '0'))])]
}

/** Whether a scanned or typed code is one of these, in whatever form. @param codes EAN, number and customer's own code of an article */
export const isAmongCodes = (codes: readonly string[], asked: string): boolean => {
  const forms = codeForms(asked)
  return codes.some((code) => codeForms(code).some((form) => forms.includes(form)))
}

/** Whether a typed text is a word and no code: nothing in it is a digit. */
export const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\d/.test(text)

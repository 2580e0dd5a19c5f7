/** Most codes in one analysis. */
export const maxCodes = 500

/** Splits typed article codes, in any separators: each once, in their order. */
export const codesOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter(Boolean)),
]

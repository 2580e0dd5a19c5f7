/** Most codes in one analysis. */
export const maxCodes = 500

/** Article codes as somebody writes them below or behind each other: each once, in their order. */
export const codesOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter(Boolean)),
]

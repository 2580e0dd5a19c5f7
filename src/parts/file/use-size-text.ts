import { useLingui } from '@lingui/react'

/** Writes how large a file is, in the reader's language. @returns of bytes, the words */
export function useSizeText(): (bytes: number) => string {
  const { i18n } = useLingui()
  return (bytes) => {
    const [amount, unit, digits] =
      bytes < 1_000_000
        ? ([Math.max(1, bytes / 1_000), 'kilobyte', 0] as const)
        : ([bytes / 1_000_000, 'megabyte', 1] as const)
    return i18n.number(amount, { style: 'unit', unit, maximumFractionDigits: digits })
  }
}

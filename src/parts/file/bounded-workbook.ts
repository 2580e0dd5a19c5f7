import { unzipSync } from 'fflate/browser'

/** Why a file is not read as a workbook. */
export type WorkbookProblem = 'too_large' | 'not_a_workbook' | 'macros'

/** Bytes of a file, and of what it holds once it is unpacked. */
export const maxPacked = 5_000_000
const maxUnpacked = 60_000_000

/**
 * Looks at a workbook before it is unpacked: its size, what its parts would come to, and whether it has macros.
 * @returns null for one that can be read
 */
export function workbookProblem(bytes: Uint8Array): WorkbookProblem | null {
  if (bytes.length > maxPacked) return 'too_large'
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return 'not_a_workbook'
  let unpacked = 0
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter({ name, originalSize, size }) {
        names.push(name)
        unpacked += Math.max(originalSize, size)
        return false
      },
    })
  } catch {
    return 'not_a_workbook'
  }
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macros'
  if (!names.includes('xl/workbook.xml')) return 'not_a_workbook'
  return unpacked > maxUnpacked ? 'too_large' : null
}

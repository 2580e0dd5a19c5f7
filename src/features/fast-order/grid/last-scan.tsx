import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeWord } from '#domain/search/word-index.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'
import { beep } from '#parts/scan/beep.ts'

/** A code that was read, and which time this is: the same one twice is two pieces. */
export interface Scan {
  code: string
  n: number
}

/** Result of the last scanned code, announced once known, with a tone. */
export function LastScan({ lines, scan }: { lines: readonly GridLine[]; scan: Scan | null }) {
  const line = scan && lines.find(({ row }) => codeWord(row.code) === codeWord(scan.code))
  const known = line
    ? line.state === 'unknown'
      ? 'no'
      : line.state === 'asking'
        ? null
        : 'yes'
    : null
  const [sounded, setSounded] = useState(0)
  useEffect(() => {
    if (!scan || known === null || sounded === scan.n) return
    setSounded(scan.n)
    beep(known === 'yes')
  }, [scan, known, sounded])
  if (!scan || !line) return null
  const { code } = scan
  if (known === 'no') return <Trans>No article has the code {code}. It stays in the list.</Trans>
  return (
    <>
      {line.product?.name ?? code} · <Plural value={line.row.qty} one="# piece" other="# pieces" />
    </>
  )
}

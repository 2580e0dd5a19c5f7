import { Plural, Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { codeWord } from '#domain/word-index.ts'
import { beep } from '#parts/scan/beep.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useLingui } from '@lingui/react/macro'
import type { GridActions } from './grid-actions.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'

// The camera and its readers come when somebody scans, not with the screen.
const CameraScanner = lazy(() => import('#parts/scan/camera-scanner.tsx').then((module) => ({ default: module.CameraScanner })))

/** A code that was read, and which time this is: the same one twice is two pieces. */
export interface Scan { code: string; n: number }

interface ScanPanelProps { lines: readonly GridLine[]; scan: Scan | null; actions: GridActions; onClose: () => void }

/** The camera above the grid: each code in sight is one piece more. */
export function ScanPanel({ lines, scan, actions, onClose }: ScanPanelProps) {
  const { t } = useLingui()
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t`Starting the camera`} />}>
      <CameraScanner onCode={actions.scan} onClose={onClose} last={<LastScan lines={lines} scan={scan} />} />
    </Suspense>
  )
}

/** What became of the last code that was read, said once it is known and sounded by a tone. */
export function LastScan({ lines, scan }: { lines: readonly GridLine[]; scan: Scan | null }) {
  const line = scan && lines.find(({ row }) => codeWord(row.code) === codeWord(scan.code))
  const known = line ? (line.state === 'unknown' ? 'no' : line.state === 'asking' ? null : 'yes') : null
  const [sounded, setSounded] = useState(0)
  useEffect(() => {
    if (!scan || known === null || sounded === scan.n) return
    setSounded(scan.n)
    beep(known === 'yes')
  }, [scan, known, sounded])
  if (!scan || !line) return null
  const { code } = scan
  if (known === 'no') return <Trans>No article has the code {code}. It stays in the list.</Trans>
  return <>{line.product?.name ?? code} · <Plural value={line.row.qty} one="# piece" other="# pieces" /></>
}

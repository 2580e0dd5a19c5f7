import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useReaderWanted } from '#parts/scan/reader-wanted.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { useHandScanner } from '#parts/scan/use-hand-scanner.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeliveryView } from '../orders.gql.ts'
import type { ReceiptEditor } from './use-receipt.ts'
import * as css from './receive.css.ts'

interface ScanBarProps {
  delivery: DeliveryView
  receipt: ReceiptEditor
}

/** Counts by hand scanner, camera or typed codes; each code is one piece or one parcel. */
export function ScanBar({ delivery, receipt }: ScanBarProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { scan, last, undo } = receipt
  useHandScanner(scan)
  useReaderWanted()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) scan(typed.trim())
    setTyped('')
  }
  const back = last && !last.undone && (
    <Button size="sm" icon="undo" onClick={undo}>
      <Trans>Undo the last scan</Trans>
    </Button>
  )
  const result = <Result delivery={delivery} receipt={receipt} />
  if (open)
    return <ScanPanel onCode={scan} onClose={() => setOpen(false)} last={result} action={back} />
  return (
    <>
      <form className={css.typed} onSubmit={submit}>
        <div className={css.field}>
          <TextField
            label={t`Code of an article or parcel`}
            hint={t`Or scan with a hand scanner`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <Button type="submit">
          <Trans>Count</Trans>
        </Button>
        <Button icon="scan" onClick={() => setOpen(true)}>
          <Trans>Scan with the camera</Trans>
        </Button>
      </form>
      {last && (
        <div className={css.strip}>
          <div className={css.last} role="status">
            {result}
          </div>
          {back}
        </div>
      )}
    </>
  )
}

/** Result of the last scan. */
function Result({ delivery: { detail }, receipt: { last, count, earlier } }: ScanBarProps) {
  if (!last) return null
  const { hit, undone } = last
  if (undone) return <Trans>The last scan was undone</Trans>
  if (hit.kind === 'parcel')
    return hit.again ? (
      <Trans>Parcel {hit.parcel} was counted before</Trans>
    ) : (
      <Trans>Parcel {hit.parcel} is here</Trans>
    )
  if (hit.kind === 'unknown') return <Trans>{hit.code} isn’t on this delivery</Trans>
  const line = detail.find((one) => one.line === hit.line)
  if (!line) return null
  const pieces = (earlier.get(hit.line)?.received ?? 0) + (count.lines[hit.line]?.received ?? 0)
  return (
    <Trans>
      {line.description}: {pieces} of {line.qty}
    </Trans>
  )
}

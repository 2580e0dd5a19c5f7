import { Plural, Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { reasonInWords } from '#parts/article/line-reason.tsx'
import { useReaderWanted } from '#parts/scan/reader-wanted.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { useHandScanner } from '#parts/scan/use-hand-scanner.ts'
import { Button } from '#ui/button.tsx'
import * as css from './cart-scan.css.ts'
import { UnresolvedScans } from './unresolved-scans.tsx'
import { skipReasonText } from './skip-reason.ts'
import { type CartScanning, useCartScan } from './use-cart-scan.ts'

interface CartScanProps {
  cartKey: string
  /** The camera is wanted. */
  open: boolean
  onClose: () => void
  /** Told of each line that grew. */
  onLine: (id: string) => void
}

/** Scanning into a cart: with the camera, or with a hand scanner wherever the focus is in no field. */
export function CartScan({ cartKey, open, onClose, onLine }: CartScanProps) {
  const scan = useCartScan(cartKey, onLine)
  const { take, last, undo } = scan
  useHandScanner(take)
  useReaderWanted()
  const back = undo && (
    <Button size="sm" icon="undo" onClick={undo}>
      <Trans>Undo the last scan</Trans>
    </Button>
  )
  return (
    <>
      {open ? (
        <ScanPanel onCode={take} onClose={onClose} last={<LastScan scan={scan} />} action={back} />
      ) : (
        <div className={last ? css.strip : css.nothing}>
          <div className={css.last} role="status">
            <LastScan scan={scan} />
          </div>
          {back}
        </div>
      )}
      <UnresolvedScans scan={scan} />
    </>
  )
}

/** Result of the last scanned code. */
function LastScan({ scan: { last, waiting } }: { scan: CartScanning }) {
  const { i18n } = useLingui()
  if (waiting > 0 && last === null) return <Trans>Looking it up…</Trans>
  if (last === null) return null
  if (last.kind === 'back') {
    const { name } = last
    return <Trans>{name}: scan undone</Trans>
  }
  if (last.kind === 'leave') {
    const [name, reason] = [last.name ?? last.code, skipReasonText(i18n, last.why)]
    return (
      <Trans>
        {name} is not in the cart: {reason}
      </Trans>
    )
  }
  const {
    line: { product, qty },
    lying,
    problem,
  } = last
  return (
    <>
      {product.name} · <Plural value={lying + qty} one="# piece" other="# pieces" />
      {problem && ` · ${reasonInWords(i18n, problem)}`}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import {
  emptyCount,
  findScanned,
  receivedByLine,
  type ReceiptCount,
  type ScanHit,
  withCounted,
  withEverything,
  withScan,
} from '#domain/orders/receipt.ts'
import { useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { beep } from '#parts/scan/beep.ts'
import type { DeliveryView } from '../orders.gql.ts'

/** Last scan, and whether it was taken back. */
export interface LastScan {
  hit: ScanHit
  undone: boolean
}

/** The count of a delivery on this device; it survives a reload. @returns null while it is read */
export function useReceipt(delivery: DeliveryView) {
  const { doNumber, detail, parcels, receipts, custCode } = delivery
  const draft = useOfflineDraft('delivery-receipt', doNumber)
  const stored = (draft?.fields.count as ReceiptCount | undefined) ?? emptyCount
  // Scans come faster than the screen is drawn, so they build on the last one; a count from another tab replaces it.
  const latest = useRef(stored)
  const own = useRef(new WeakSet<ReceiptCount>())
  useEffect(() => {
    if (!own.current.has(stored)) latest.current = stored
  }, [stored])
  const [last, setLast] = useState<LastScan | null>(null)
  if (!draft) return null
  const earlier = receivedByLine(receipts)
  const note = (draft.fields.note as string | undefined) ?? ''
  const put = (count: ReceiptCount) => {
    latest.current = count
    own.current.add(count)
    draft.setField('count', count)
  }
  return {
    count: stored,
    note,
    earlier,
    last,
    notSaved: draft.notSaved,
    isEmpty: stored === emptyCount && !note,
    scan(code: string) {
      const hit = findScanned(detail, parcels, earlier, latest.current, code)
      put(withScan(latest.current, hit, 1))
      beep(hit.kind !== 'unknown')
      setLast({ hit, undone: false })
    },
    undo() {
      if (!last || last.undone) return
      put(withScan(latest.current, last.hit, -1))
      setLast({ hit: last.hit, undone: true })
    },
    set(line: string, received: number, damaged: number) {
      put(withCounted(latest.current, line, { received, damaged }))
    },
    toggleParcel(parcel: string, seen: boolean) {
      put(withScan(latest.current, { kind: 'parcel', parcel, again: false }, seen ? 1 : -1))
    },
    dropUnknown(code: string) {
      const { [code]: _, ...unknown } = latest.current.unknown
      put({ ...latest.current, unknown })
    },
    setNote: (text: string) => draft.setField('note', text),
    all: () => put(withEverything(detail, parcels, earlier, latest.current)),
    /** Queues the receipt and ends the draft. @throws NotSavedError when the device stores nothing */
    send: () =>
      draft.send(custCode, () => ({
        kind: 'RECEIVE_DELIVERY',
        args: {
          delivery: doNumber,
          seen: receipts.map(({ id }) => id),
          countedAt: new Date().toISOString(),
          parcels: [...latest.current.parcels],
          lines: detail.map(({ line, articleCode }) => ({
            line,
            article: articleCode,
            received: 0,
            damaged: 0,
            ...latest.current.lines[line],
          })),
          unknown: Object.entries(latest.current.unknown).map(([code, qty]) => ({ code, qty })),
          note: note.trim(),
        },
      })),
  }
}

export type ReceiptEditor = NonNullable<ReturnType<typeof useReceipt>>

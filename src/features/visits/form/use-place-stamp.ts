import { useEffect, useRef } from 'react'
import { placeIfGranted } from './device-place.ts'
import type { VisitForm } from './use-visit-form.ts'

/** Time after the visit began in which the device is still at the shop, in ms. */
const atTheShop = 60 * 60_000

/** Stamps the place on a new visit by itself where the browser already allows it. Asks nothing, and nothing waits for it. */
export function usePlaceStamp({ visit, stampPlace }: VisitForm, isSending: boolean): void {
  const open = visit.seen === null && visit.place === null && !visit.placeSet
  const latest = useRef({ open, isSending, stampPlace })
  useEffect(() => {
    latest.current = { open, isSending, stampPlace }
  })
  useEffect(() => {
    if (!open || Math.abs(Date.now() - Date.parse(visit.visitedAt)) > atTheShop) return
    let gone = false
    void placeIfGranted().then((place) => {
      const now = latest.current
      if (place && !gone && now.open && !now.isSending) now.stampPlace(place)
    })
    return () => {
      gone = true
    }
  }, [open, visit.visitedAt])
}

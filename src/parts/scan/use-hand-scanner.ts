import { type RefObject, useEffect, useRef } from 'react'
import { createBurst } from './burst.ts'

/** Fields take their own keys; a window above the page is about something else. */
const notOurs = 'input, textarea, select, [role=dialog], [role=menu]'

/** Whether a key or a paste is meant for where it was struck, and not for the page. */
export const takesOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(notOurs) !== null

/** Quantity fields on the page: no person types six digits as fast as a scanner. */
const isQuantity = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.matches('[role=spinbutton]') &&
  target.closest('[role=dialog], [role=menu]') === null

/**
 * Reads what a hand scanner types where the focus is in no field, and where it is in a quantity, which then stays as it was.
 * @param scanned is set while the Enter or Tab of a scanner is on its way to a field: what it has read, else null
 */
export function useHandScanner(
  onCode: (code: string) => void,
  scanned?: RefObject<string | null>,
): void {
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  })
  useEffect(() => {
    const burst = createBurst()
    const onKey = (event: KeyboardEvent) => {
      const { key, timeStamp, target, repeat } = event
      const code = burst.key(key, timeStamp, repeat)
      if (scanned) scanned.current = code
      const inQuantity = isQuantity(target)
      if (code === null || (takesOwnKeys(target) && !inQuantity)) return
      event.preventDefault()
      event.stopPropagation()
      // The field has the digits already: it gives up what was typed, as it does for a hand.
      if (inQuantity)
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      told.current(code)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [scanned])
}

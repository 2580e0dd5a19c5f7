import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import type { UnresolvedScan } from './scanned.ts'

const readList = (text: string): UnresolvedScan[] => {
  try {
    return JSON.parse(text) as UnresolvedScan[]
  } catch {
    return []
  }
}

type Change = (next: (left: readonly UnresolvedScan[]) => UnresolvedScan[]) => void

/** Codes that were scanned and are not in this cart, kept over a reload and a look at another screen. */
export function useUnresolvedScans(cartKey: string): {
  left: readonly UnresolvedScan[]
  leftNow: () => readonly UnresolvedScan[]
  change: Change
} {
  const { id, customerData } = useUser()
  const { values, change: keep } = useDraft(
    `cart-scan-${id}-${customerData?.custCode.r3 ?? ''}-${cartKey}`,
    { left: '[]' },
  )
  const left = useMemo(() => readList(values.left), [values.left])
  // Codes come faster than the screen is painted: each change goes on from the one before.
  const now = useRef<readonly UnresolvedScan[]>(left)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  const change = useCallback<Change>((next) => {
    now.current = next(now.current)
    latest.current({ left: JSON.stringify(now.current) })
  }, [])
  return { left, leftNow: useCallback(() => now.current, []), change }
}

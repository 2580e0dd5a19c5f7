import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'

/** Runs changes of the cart one after the other, as they came, and says where one could not be kept; `waiting`: how many have not run yet. */
export function useSerialQueue(): { inTurn: (work: () => Promise<void>) => void; waiting: number } {
  const { t } = useLingui()
  const toast = useToast()
  const [waiting, setWaiting] = useState(0)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const failed = useRef(() => {})
  useEffect(() => {
    failed.current = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
  })
  const inTurn = useCallback((work: () => Promise<void>) => {
    setWaiting((before) => before + 1)
    turn.current = turn.current
      .then(work)
      .catch(() => failed.current())
      .finally(() => setWaiting((before) => before - 1))
  }, [])
  return { inTurn, waiting }
}

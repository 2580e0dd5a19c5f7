import { useCallback, useEffect, useState } from 'react'
import { type PushState, pushState, switchPushOff, switchPushOn } from './push.ts'
import { usePushDeps } from './use-push-parts.ts'

/** Returns the state of notifications on this device, and a switch. `failed`: the last press had no effect. */
export function usePush() {
  const parts = usePushDeps()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { userId } = parts
  const look = useCallback(() => pushState(userId).then(setState), [userId])
  useEffect(() => {
    let gone = false
    void pushState(userId).then((found) => gone || setState(found))
    return () => {
      gone = true
    }
  }, [userId])
  const turn = async (on: boolean) => {
    setBusy(true)
    setFailed(false)
    try {
      setState(await (on ? switchPushOn(parts) : switchPushOff(parts)))
    } catch {
      setFailed(true)
      await look()
    }
    setBusy(false)
  }
  return { state, busy, failed, turn, look }
}

import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Intent, IntentKind } from '#domain/sync/intent.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'

type ArgsOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>['args']

/** A change that the server refused, to be filled in once more. */
export interface Refused<Kind extends IntentKind> {
  mutationId: string
  args: ArgsOf<Kind>
}

/** Finds a refused change of this kind on this device. @returns undefined: not read yet; null: there is none (any more) */
export function useRefused<Kind extends IntentKind>(
  kind: Kind,
  mutationId: string | undefined,
): Refused<Kind> | null | undefined {
  const needsYou = useAtomValue(offlineAtom)?.needsYou
  const [found, setFound] = useState<Refused<Kind> | null>()
  useEffect(() => {
    if (!mutationId) return
    let gone = false
    void needsYou?.list().then((rows) => {
      const row = rows.find((one) => one.mutationId === mutationId && one.kind === kind)
      if (!gone) setFound(row ? ({ mutationId, args: row.args } as Refused<Kind>) : null)
    })
    return () => {
      gone = true
    }
  }, [needsYou, kind, mutationId])
  return mutationId ? found : null
}

import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useDraft } from '#parts/form/use-draft.ts'
import { cartCustomerAtom } from '#parts/sync/sync-state.ts'
import { buildOf, type Choice, type Slot } from './groupset-build.ts'

const bikesKey = '#'

/** The groupset that is being put together, for one customer and as long as the tab is open; a reload keeps it. */
export function useGroupset(slots: readonly Slot[]) {
  const customerKey = useAtomValue(cartCustomerAtom)
  const { values, change, forget } = useDraft<Record<string, string>>(`groupset-${customerKey ?? ''}`, {})
  const bikes = Math.max(1, Number(values[bikesKey]) || 1)
  const choices = useMemo(() => new Map(Object.entries(values).flatMap(([mcid, kept]) => {
    const choice = mcid === bikesKey ? null : readChoice(kept ?? '')
    return choice ? [[mcid, choice] as const] : []
  })), [values])
  const build = useMemo(() => buildOf(slots, choices, bikes), [slots, choices, bikes])
  return {
    bikes, build,
    choose: (mcid: string, choice: Choice | null) => change({ [mcid]: choice ? JSON.stringify(choice) : '' }),
    setBikes: (next: number) => change({ [bikesKey]: String(next) }),
    clear: forget,
  }
}

function readChoice(kept: string): Choice | null {
  try {
    return kept ? (JSON.parse(kept) as Choice) : null
  } catch {
    return null
  }
}

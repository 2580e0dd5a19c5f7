import { useLingui } from '@lingui/react/macro'
import type { VisitState } from '#domain/sales-area/visit-states.ts'

/** Returns the words of each state of a customer's visits. */
export function useStateWords(): Record<VisitState, string> {
  const { t } = useLingui()
  return {
    recent: t`Visited in the last 60 days`,
    due: t`Not visited for 60 days`,
    never: t`Never visited`,
  }
}

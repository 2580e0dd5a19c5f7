import { Trans, useLingui } from '@lingui/react/macro'
import { addStops } from '#domain/visits/day-plan.ts'
import { useScope } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useDayPlan } from './use-day-plan.ts'

interface AddToDayProps {
  /** `r3` code and name. */
  customer: { r3: string; name: string }
}

/** Puts a customer on today's route, for those who report visits. */
export function AddToDay({ customer: { r3, name } }: AddToDayProps) {
  const { t } = useLingui()
  const mayVisit = useScope('page.formvisit')
  const { stops, change } = useDayPlan()
  if (!mayVisit || !stops) return null
  if (stops.some(({ customer }) => customer === r3))
    return (
      <Badge tone="info" icon="check">
        <Trans>In my day</Trans>
      </Badge>
    )
  return (
    <Button
      size="sm"
      icon="plus"
      aria-label={t`Add ${name} to my day`}
      onClick={() => change((all) => addStops(all, [{ customer: r3, name }]))}
    >
      <Trans>My day</Trans>
    </Button>
  )
}

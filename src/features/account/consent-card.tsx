import { Trans, useLingui } from '@lingui/react/macro'
import { dropTrackers } from '#parts/consent/load-trackers.ts'
import { trackerNames } from '#parts/consent/tracker-names.ts'
import { useConsent } from '#parts/consent/use-consent.ts'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'

/** Whether visits are counted, for tenants that have a service for it; taken back here as easily as it was given. */
export function ConsentCard() {
  const { i18n } = useLingui()
  const { trackers, state, answer } = useConsent()
  if (trackers.length === 0) return null
  const names = trackerNames(trackers, i18n.locale)
  const change = (agreed: boolean) => {
    answer(agreed)
    if (!agreed) dropTrackers()
  }
  return (
    <Card title={<Trans>Counting visits</Trans>}>
      <CheckField
        label={<Trans>{names} may count which pages I open</Trans>}
        hint={<Trans>Off. Nothing is loaded.</Trans>}
        checked={state === 'agreed'}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Card>
  )
}

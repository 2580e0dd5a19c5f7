import { Trans, useLingui } from '@lingui/react/macro'
import { ListFailed } from '#parts/page/list-failed.tsx'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { LocalList } from './local-list.tsx'

/** The list of visits while the server's part of it can't be had: what is on this device. */
export function VisitsFailed({ kind }: { kind: string }) {
  const { t } = useLingui()
  const local = useLocalVisits()
  const own = (local?.visits ?? []).filter(({ visit }) => visit.form === kind)
  return (
    <ListFailed
      create={{ to: `/visit-form/${kind}/create`, label: t`New visit` }}
      heading={<Trans>The visits couldn’t be loaded</Trans>}
      later={<Trans>Visits you’ve sent appear here when you’re back online.</Trans>}
      kept={<Trans>Drafts and visits that wait on this device are safe.</Trans>}
    >
      {own.length > 0 && <LocalList visits={own} />}
    </ListFailed>
  )
}

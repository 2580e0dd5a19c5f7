import { Trans } from '@lingui/react/macro'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import type { LocalVisit } from '#parts/visits/local-visits.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Page } from '#ui/page/page.tsx'
import { askedAnswers } from '#domain/visits/visit-draft.ts'
import { LocalList } from '../list/local-list.tsx'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import { AnswerCard } from './visit-body.tsx'

/** A visit that is on this device alone. */
export function LocalDetail({ kind, local }: { kind: VisitKind; local: LocalVisit }) {
  const { brief } = useDates()
  const { title } = useScreen()
  const { visit } = local
  return (
    <Page
      title={title}
      intro={
        <>
          <strong>{visit.customerName || <CustomerName customerKey={visit.customer} />}</strong> ·{' '}
          {brief(Date.parse(visit.visitedAt))} · <Trans>Not sent yet</Trans>
        </>
      }
    >
      <Stack>
        <LocalList visits={[local]} />
        <AnswerCard kind={kind} answers={askedAnswers(visit.answers, kind)} place={visit.place} />
      </Stack>
    </Page>
  )
}

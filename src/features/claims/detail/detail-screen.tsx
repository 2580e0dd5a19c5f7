import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { withBasePath } from '#offline/base-path.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useReloadAfterSending } from '#parts/sync/use-reload-after-sending.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import * as css from '../claims.css.ts'
import type { ClaimToView } from '../claims.gql.ts'
import { ClaimBody } from './claim-body.tsx'
import { Comments } from './comments.tsx'
import { StatusChange } from './status-change.tsx'

interface DetailScreenProps {
  question: Question<ResultOf<typeof ClaimToView>, VariablesOf<typeof ClaimToView>>
}

/** One claim, as the server has it. */
export function DetailScreen({ question }: DetailScreenProps) {
  const { title } = useScreen()
  const claim = useData(question).claimV2
  const age = useAge(question)
  useReloadAfterSending([question])
  if (!claim)
    return (
      <Page title={title}>
        <EmptyState icon="wrench" heading={<Trans>This claim doesn’t exist</Trans>} />
      </Page>
    )
  return (
    <Page
      title={<Trans>Claim {claim.number}</Trans>}
      intro={
        <>
          {claim.custName} <AsOf age={age} />
        </>
      }
      actions={
        <>
          <a
            href={withBasePath(`/server/claims/${claim.id}`)}
            target="_blank"
            rel="noreferrer"
            className={button()}
          >
            <Icon name="document" size="sm" />
            <Trans>PDF</Trans>
          </a>
          {claim.mayEdit && (
            <Link to={`/claim/${claim.id}/edit` as never} className={button()}>
              <Trans>Edit</Trans>
            </Link>
          )}
        </>
      }
    >
      <div className={css.body}>
        <StatusChange claim={claim} />
        <ClaimBody claim={claim} />
        <Comments claim={claim} />
      </div>
    </Page>
  )
}

/** Stands in for a claim while it is read. */
export function DetailPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title}>
      <SkeletonRows rows={6} label={t`Loading the claim`} />
    </Page>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { withoutToken } from '#data/without-token.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PublicWarranty } from './retail-sales.gql.ts'

export const Route = createFileRoute('/_client/warranty/$code')({
  staticData: { screen: { title: msg`Warranty`, allow: 'anyone', layout: 'full-container' } },
  component: WarrantyPage,
})

/** The page behind the code of a warranty paper: the model, and whether the warranty holds. */
function WarrantyPage() {
  const { t } = useLingui()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const { code } = Route.useParams()
  return (
    <PublicPage title={t`Warranty`} logo={imageLogin || webLogo} webTitle={webTitle}>
      <State code={code} />
    </PublicPage>
  )
}

function State({ code }: { code: string }) {
  const { t } = useLingui()
  const { day } = useDates()
  const [{ data, error }, ask] = useQuery({
    query: PublicWarranty,
    variables: { code },
    context: withoutToken,
    requestPolicy: 'network-only',
  })
  if (error)
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button onClick={() => ask()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Couldn’t reach the server. Check the connection and try again.</Trans>
      </Notice>
    )
  if (!data) return <SkeletonRows rows={3} label={t`Reading the warranty`} />
  const { warranty } = data
  if (!warranty)
    return (
      <EmptyState
        icon="shield"
        heading={<Trans>There is no such warranty</Trans>}
        text={<Trans>Scan the code on the paper again, or ask your dealer.</Trans>}
      />
    )
  const until = day(String(warranty.until))
  const words = {
    valid: t`The warranty is valid until ${until}.`,
    ended: t`The warranty ended on ${until}.`,
    stolen: t`This bicycle is reported as stolen. Please call us.`,
    withdrawn: t`The sale of this bicycle was withdrawn. Ask your dealer.`,
  }
  return (
    <>
      <Notice tone={warranty.state === 'valid' ? 'success' : 'warning'}>
        {words[warranty.state]}
      </Notice>
      <Facts
        facts={[
          [t`Brand`, warranty.brand],
          [t`Model`, warranty.model],
          [t`Model year`, warranty.modelYear],
        ]}
      />
    </>
  )
}

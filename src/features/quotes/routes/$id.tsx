import { createFileRoute, notFound } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import { Page } from '#ui/page/page.tsx'
import { QuoteActions, QuoteHint } from '../quote-actions.tsx'
import { QuoteBody } from '../quote-body.tsx'
import { QuoteToRead } from '../quotes.gql.ts'

export const Route = createFileRoute('/_frame/quotes/$id')({
  staticData: {
    screen: { title: msg`Quote`, allow: ['page.catalog'], up: true },
  },
  loader: ({ context, params: { id } }) => context.load(QuoteToRead, { id }),
  pendingComponent: Pending,
  component: QuoteScreen,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Quote`}>
      <SkeletonRows rows={6} label={t`Loading the quote`} />
    </Page>
  )
}

function QuoteScreen() {
  const question = Route.useLoaderData()
  const { quote } = useData(question)
  const age = useAge(question)
  // There the bar says which screen it is, not which quote.
  const phone = usePhone()
  if (!quote) throw notFound()
  return (
    <Page
      title={<Trans>Quote {quote.number}</Trans>}
      intro={
        <>
          {[phone && quote.number, quote.name].filter(Boolean).join(' · ')} <AsOf age={age} />
        </>
      }
      actions={<QuoteActions quote={quote} />}
    >
      <QuoteHint quote={quote} />
      <QuoteBody quote={quote} />
    </Page>
  )
}

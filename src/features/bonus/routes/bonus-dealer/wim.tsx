import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { BonusPurchases, BonusSales } from '../../bonus.gql.ts'
import { programSearch, programVariables, yearOf } from '../../bonus-search.ts'
import { PurchaseList, SaleList } from '../../program-lists.tsx'

export const Route = createFileRoute('/_frame/bonus-dealer/wim')({
  staticData: {
    screen: {
      title: msg`Wim bonus`,
      allow: ['page.bonus-dealer'],
      needsCustomer: true,
    },
  },
  validateSearch: programSearch,
  loaderDeps: ({ search }) => ({
    lines: search.lines,
    asked: { program: 'wim' as const, ...programVariables(search, yearOf(search)) },
  }),
  loader: ({ context, deps: { lines, asked } }) =>
    lines === 'sales' ? context.load(BonusSales, asked) : context.load(BonusPurchases, asked),
  pendingComponent: ListPending,
  component: Program,
})

function Program() {
  const search = Route.useSearch()
  const shown = { year: yearOf(search), quarter: search.quarter }
  const question = Route.useLoaderData() as never
  return search.lines === 'sales' ? (
    <SaleList question={question} {...shown} />
  ) : (
    <PurchaseList question={question} {...shown} />
  )
}

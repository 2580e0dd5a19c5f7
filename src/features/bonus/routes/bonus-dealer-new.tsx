import { createFileRoute } from '@tanstack/react-router'
import { ListPending } from '#parts/page/list-page.tsx'
import { BonusYear } from '../bonus.gql.ts'
import { BonusOverview } from '../bonus-overview.tsx'
import { bonusScreen } from '../bonus-screen.ts'
import { yearOf, yearSearch } from '../bonus-search.ts'

export const Route = createFileRoute('/_frame/bonus-dealer-new')({
  staticData: { screen: bonusScreen },
  validateSearch: yearSearch,
  loaderDeps: ({ search }) => ({ year: yearOf(search) }),
  loader: ({ context, deps }) => context.load(BonusYear, deps),
  pendingComponent: ListPending,
  component: Overview,
})

function Overview() {
  return <BonusOverview question={Route.useLoaderData()} year={yearOf(Route.useSearch())} />
}

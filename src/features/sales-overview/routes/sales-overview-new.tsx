import { createFileRoute } from '@tanstack/react-router'
import { SalesOverview } from '../sales-overview.gql.ts'
import { salesOverviewScreen } from '../sales-overview-screen.ts'
import { SalesPage, SalesPending } from '../sales-page.tsx'
import { salesAsked, SalesSearch } from '../sales-search.ts'

export const Route = createFileRoute('/_frame/sales-overview-new')({
  staticData: { screen: salesOverviewScreen },
  validateSearch: SalesSearch,
  loaderDeps: ({ search }) => salesAsked(search),
  loader: ({ context, deps }) => context.load(SalesOverview, deps),
  pendingComponent: SalesPending,
  component: Sales,
})

function Sales() {
  const navigate = Route.useNavigate()
  return (
    <SalesPage
      search={Route.useSearch()}
      question={Route.useLoaderData()}
      go={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}

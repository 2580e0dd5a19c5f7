import { createFileRoute } from '@tanstack/react-router'
import { ListPending } from '#parts/page/list-page.tsx'
import { PaidInvoices } from '../invoices.gql.ts'
import { PaidList } from '../paid/paid-list.tsx'
import { paidAsked, PaidSearch } from '../paid/paid-search.ts'
import { paidInvoicesScreen } from '../paid-invoices-screen.ts'

export const Route = createFileRoute('/_frame/invoice/invoice-list')({
  staticData: {
    screen: { ...paidInvoicesScreen, menu: { group: 'orders', order: 30, icon: 'check-circle' } },
  },
  validateSearch: PaidSearch,
  loaderDeps: ({ search }) => paidAsked(search),
  loader: ({ context, deps }) => context.load(PaidInvoices, deps),
  pendingComponent: ListPending,
  component: Paid,
})

function Paid() {
  const navigate = Route.useNavigate()
  return (
    <PaidList
      question={Route.useLoaderData()}
      search={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false })}
    />
  )
}

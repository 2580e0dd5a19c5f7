import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AreaFailed, AreaPending, AreaScreen } from '../area-screen.tsx'
import { AreaSearch } from '../area-search.ts'
import { SalesAreas } from '../sales-area.gql.ts'

export const Route = createFileRoute('/_frame/sales-area/')({
  staticData: {
    screen: {
      title: msg`Sales area`,
      allow: ['page.sales-area'],
      chip: false,
      menu: { group: 'sales', order: 10, icon: 'pin' },
    },
  },
  validateSearch: AreaSearch,
  loader: ({ context }) => context.load(SalesAreas, {}),
  pendingComponent: AreaPending,
  errorComponent: AreaFailed,
  component: Areas,
})

function Areas() {
  const navigate = Route.useNavigate()
  return (
    <AreaScreen
      question={Route.useLoaderData()}
      search={Route.useSearch()}
      go={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}

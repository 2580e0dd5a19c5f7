import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { VisitsFailed } from '../../list/list-failed.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { VisitListSearch, visitVariables } from '../../list/list-search.ts'
import { VisitList } from '../../visits.gql.ts'

const kind = 'wim'

export const Route = createFileRoute('/_frame/visit-form/wim/')({
  staticData: {
    screen: {
      title: msg`Wim visits`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, kind),
      chip: false,
      search: true,
      menu: { group: 'visits', order: 20, icon: 'handshake' },
    },
  },
  validateSearch: VisitListSearch,
  loaderDeps: ({ search }) => visitVariables(kind, search),
  // Without an answer what is on this device is shown all the same.
  loader: ({ context, deps }) => context.load(VisitList, deps).catch(() => null),
  pendingComponent: ListPending,
  component: Visits,
})

function Visits() {
  const question = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  if (!question) return <VisitsFailed kind={kind} />
  return (
    <ListScreen
      kind={kind}
      question={question}
      search={search}
      ask={(part) =>
        void navigate({
          search: (old) => ({ ...old, page: undefined, ...part }),
          resetScroll: false,
        })
      }
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'
import { DetailPending, DetailScreen } from '../../detail/detail-screen.tsx'
import { VisitKinds } from '#parts/visits/visits.gql.ts'
import { VisitToView } from '../../visits.gql.ts'

const kind = 'polygon'

export const Route = createFileRoute('/_frame/visit-form/polygon/$id')({
  staticData: {
    screen: {
      title: msg`Polygon visit`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, kind),
      chip: false,
      up: true,
    },
  },
  // A visit that waits on this device is not on the server yet.
  loader: async ({ context, params: { id } }) => ({
    kinds: await context.load(VisitKinds, {}),
    visit: await context.load(VisitToView, { id }).catch(() => null),
  }),
  pendingComponent: DetailPending,
  component: Visit,
})

function Visit() {
  const { kinds, visit } = Route.useLoaderData()
  return <DetailScreen kind={kind} id={Route.useParams().id} kinds={kinds} question={visit} />
}

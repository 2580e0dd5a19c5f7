import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ClaimToView } from '../../claims.gql.ts'
import { DetailPending, DetailScreen } from '../../detail/detail-screen.tsx'

export const Route = createFileRoute('/_frame/claim/$id/')({
  staticData: {
    screen: {
      title: msg`Claim`,
      allow: ['page.claim'],
      chip: false,
      up: true,
    },
  },
  loader: ({ context, params: { id } }) => context.load(ClaimToView, { id }),
  pendingComponent: DetailPending,
  component: Claim,
})

function Claim() {
  return <DetailScreen question={Route.useLoaderData()} />
}

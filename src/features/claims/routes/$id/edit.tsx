import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ClaimToView } from '../../claims.gql.ts'
import { DetailPending } from '../../detail/detail-screen.tsx'
import { EditScreen } from '../../detail/edit-screen.tsx'

export const Route = createFileRoute('/_frame/claim/$id/edit')({
  staticData: {
    screen: { title: msg`Edit claim`, allow: ['page.claim'], chip: false, up: true },
  },
  loader: ({ context, params: { id } }) => context.load(ClaimToView, { id }),
  pendingComponent: DetailPending,
  component: Claim,
})

function Claim() {
  return <EditScreen question={Route.useLoaderData()} />
}

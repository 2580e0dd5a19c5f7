import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'
import { CreateScreen, FormPending } from '../../form/create-screen.tsx'
import { FormSearch } from '../../form/form-search.ts'
import { VisitKinds } from '#parts/visits/visits.gql.ts'

const kind = 'wim'

export const Route = createFileRoute('/_frame/visit-form/wim/create')({
  staticData: {
    screen: {
      title: msg`New Wim visit`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, kind),
      chip: false,
      up: true,
    },
  },
  validateSearch: FormSearch,
  loader: ({ context }) => context.load(VisitKinds, {}),
  pendingComponent: FormPending,
  component: Create,
})

function Create() {
  return <CreateScreen kind={kind} question={Route.useLoaderData()} search={Route.useSearch()} />
}

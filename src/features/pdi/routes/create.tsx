import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PdiPoints } from '../pdi.gql.ts'
import { PdiForm } from '../pdi-form.tsx'

export const Route = createFileRoute('/_frame/pdi/create')({
  staticData: {
    screen: { title: msg`New inspection`, allow: ['page.pdi'], needsCustomer: true, up: true },
  },
  loader: ({ context }) => context.load(PdiPoints, {}),
  component: Create,
})

function Create() {
  return <PdiForm question={Route.useLoaderData()} />
}

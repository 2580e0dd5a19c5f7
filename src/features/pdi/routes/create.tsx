import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { useRefused } from '#parts/sync/use-refused.ts'
import { PdiPoints } from '../pdi.gql.ts'
import { PdiForm } from '../pdi-form.tsx'

export const Route = createFileRoute('/_frame/pdi/create')({
  staticData: {
    screen: { title: msg`New inspection`, allow: ['page.pdi'], needsCustomer: true, up: true },
  },
  /** `again`: a refused inspection on this device, which is filled in. */
  validateSearch: v.object({ again: addressText }),
  loader: ({ context }) => context.load(PdiPoints, {}),
  component: Create,
})

function Create() {
  const { again } = Route.useSearch()
  const refused = useRefused('PDI', again)
  const question = Route.useLoaderData()
  return refused === undefined ? null : (
    <PdiForm key={again} question={question} refused={refused} />
  )
}

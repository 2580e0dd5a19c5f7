import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { useRefused } from '#parts/sync/use-refused.ts'
import { PdiToEdit } from '../pdi.gql.ts'
import { PdiEdit } from '../pdi-edit.tsx'

export const Route = createFileRoute('/_frame/pdi/$id')({
  staticData: {
    screen: { title: msg`Inspection`, allow: ['page.pdi'], chip: false, up: true },
  },
  /** `again`: a refused change on this device, which is filled in. */
  validateSearch: v.object({ again: addressText }),
  loader: ({ context, params: { id } }) => context.load(PdiToEdit, { id }),
  component: Edit,
})

function Edit() {
  const { again } = Route.useSearch()
  const refused = useRefused('PDI', again)
  return refused === undefined ? null : <PdiEdit key={again} refused={refused} />
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PdiToEdit } from '../pdi.gql.ts'
import { PdiEdit } from '../pdi-edit.tsx'

export const Route = createFileRoute('/_frame/pdi/$id')({
  staticData: {
    screen: { title: msg`Inspection`, allow: ['page.pdi'], chip: false, up: true },
  },
  loader: ({ context, params: { id } }) => context.load(PdiToEdit, { id }),
  component: PdiEdit,
})

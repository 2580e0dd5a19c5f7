import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { MaterialForm } from '../../../../marketing/material-form.tsx'
import { MaterialToEdit } from '../../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit image`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/image',
    },
  },
  loader: ({ context, params: { id } }) => context.load(MaterialToEdit, { id }),
  component: MaterialForm,
})

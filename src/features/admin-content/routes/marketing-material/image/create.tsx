import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { MaterialForm } from '../../../marketing/material-form.tsx'
import { MaterialToEdit } from '../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/create')({
  staticData: {
    screen: {
      title: msg`New image`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/image',
    },
  },
  loader: ({ context }) => context.load(MaterialToEdit, { id: '' }),
  component: MaterialForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BulkForm } from '../../../marketing/bulk-form.tsx'
import { MaterialToEdit } from '../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/create-bulk')({
  staticData: {
    screen: {
      title: msg`New images`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/image',
    },
  },
  loader: ({ context }) => context.load(MaterialToEdit, { id: '' }),
  component: BulkForm,
})

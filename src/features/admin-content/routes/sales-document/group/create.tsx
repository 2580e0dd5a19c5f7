import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DocumentGroupToEdit } from '../../../documents/document.gql.ts'
import { GroupForm } from '../../../documents/group-form.tsx'

export const Route = createFileRoute('/_frame/admin/sales-document/group/create')({
  staticData: {
    screen: {
      title: msg`New document group`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/group',
    },
  },
  loader: ({ context }) => context.load(DocumentGroupToEdit, { id: '' }),
  component: GroupForm,
})

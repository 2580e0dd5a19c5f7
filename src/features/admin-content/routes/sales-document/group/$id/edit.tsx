import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DocumentGroupToEdit } from '../../../../documents/document.gql.ts'
import { GroupForm } from '../../../../documents/group-form.tsx'

export const Route = createFileRoute('/_frame/admin/sales-document/group/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit document group`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/group',
    },
  },
  loader: ({ context, params: { id } }) => context.load(DocumentGroupToEdit, { id }),
  component: GroupForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DocumentToEdit } from '../../../../documents/document.gql.ts'
import { DocumentForm } from '../../../../documents/document-form.tsx'

export const Route = createFileRoute('/_frame/admin/sales-document/list/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit sales document`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/list',
    },
  },
  loader: ({ context, params: { id } }) => context.load(DocumentToEdit, { id }),
  component: DocumentForm,
})

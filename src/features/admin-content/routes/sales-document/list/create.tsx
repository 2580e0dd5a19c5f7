import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DocumentToEdit } from '../../../documents/document.gql.ts'
import { DocumentForm } from '../../../documents/document-form.tsx'

export const Route = createFileRoute('/_frame/admin/sales-document/list/create')({
  staticData: {
    screen: {
      title: msg`New sales document`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/list',
    },
  },
  loader: ({ context }) => context.load(DocumentToEdit, { id: '' }),
  component: DocumentForm,
})

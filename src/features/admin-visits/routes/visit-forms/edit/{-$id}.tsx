import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitFormForm } from '../../../forms/visit-form-form.tsx'
import { VisitFormToEdit } from '../../../forms/visit-form.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/edit/{-$id}')({
  staticData: {
    screen: { title: msg`Edit visit form`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(VisitFormToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: VisitFormForm,
})

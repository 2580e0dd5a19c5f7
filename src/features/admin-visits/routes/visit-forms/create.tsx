import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitFormForm } from '../../forms/visit-form-form.tsx'
import { VisitFormToEdit } from '../../forms/visit-form.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/create')({
  staticData: { screen: { title: msg`New visit form`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(VisitFormToEdit, { id: '' }),
  component: VisitFormForm,
})

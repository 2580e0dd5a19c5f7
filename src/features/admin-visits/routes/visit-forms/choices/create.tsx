import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitChoiceForm } from '../../../choices/visit-choice-form.tsx'
import { VisitChoiceToEdit } from '../../../choices/visit-choice.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/choices/create')({
  staticData: { screen: { title: msg`New answer`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(VisitChoiceToEdit, { id: '' }),
  component: VisitChoiceForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitChoiceForm } from '../../../../choices/visit-choice-form.tsx'
import { VisitChoiceToEdit } from '../../../../choices/visit-choice.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/choices/edit/{-$id}')({
  staticData: { screen: { title: msg`Edit answer`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(VisitChoiceToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: VisitChoiceForm,
})

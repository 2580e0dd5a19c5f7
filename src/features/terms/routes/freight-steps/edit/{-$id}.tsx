import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { FreightStepForm } from '../../../freight-steps/freight-step-form.tsx'
import { FreightStepToEdit } from '../../../freight-steps/freight-step.gql.ts'

export const Route = createFileRoute('/_frame/admin/freight-steps/edit/{-$id}')({
  staticData: {
    screen: { title: msg`Freight discount`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(FreightStepToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: FreightStepForm,
})

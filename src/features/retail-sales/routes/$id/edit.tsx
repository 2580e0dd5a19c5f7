import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ChangeForm } from '../../change-form.tsx'
import { RegistrationToEdit } from '../../retail-sales.gql.ts'

export const Route = createFileRoute('/_frame/retail-sales/$id/edit')({
  staticData: {
    screen: {
      title: msg`Correct a report`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      up: '/retail-sales',
    },
  },
  loader: ({ context, params }) => context.load(RegistrationToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: ChangeForm,
})

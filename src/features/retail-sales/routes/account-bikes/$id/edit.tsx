import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AccountBikeForm } from '../../../account-bikes/account-bike-form.tsx'
import { AccountBikeToEdit } from '../../../account-bikes/account-bike.gql.ts'

export const Route = createFileRoute('/_frame/retail-sales/account-bikes/$id/edit')({
  staticData: {
    screen: {
      title: msg`Correct a bike registered by its owner`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      up: '/retail-sales/account-bikes',
    },
  },
  loader: ({ context, params }) => context.load(AccountBikeToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: AccountBikeForm,
})

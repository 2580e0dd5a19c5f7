import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CustomerKeyForm } from '../../customer-keys/customer-key-form.tsx'
import { CustomerKeyToEdit } from '../../customer-keys/customer-key.gql.ts'

export const Route = createFileRoute('/_frame/customer-keys/edit/$id')({
  staticData: {
    screen: {
      title: msg`Edit API key`,
      allow: ['page.customer-keys'],
      needsCustomer: true,
      up: true,
    },
  },
  loader: ({ context, params }) => context.load(CustomerKeyToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: CustomerKeyForm,
})

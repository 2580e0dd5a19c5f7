import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CustomerKeyForm } from '../customer-keys/customer-key-form.tsx'
import { CustomerKeyToEdit } from '../customer-keys/customer-key.gql.ts'

export const Route = createFileRoute('/_frame/customer-keys/create')({
  staticData: {
    screen: {
      title: msg`New API key`,
      allow: ['page.customer-keys'],
      needsCustomer: true,
      up: true,
    },
  },
  loader: ({ context }) => context.load(CustomerKeyToEdit, { id: '' }),
  component: CustomerKeyForm,
})

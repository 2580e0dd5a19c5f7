import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { RegisterForm } from '../register-form.tsx'

export const Route = createFileRoute('/_frame/retail-sales/register')({
  staticData: {
    screen: {
      title: msg`Report a sale`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      up: true,
    },
  },
  component: RegisterForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PaymentMethodForm } from '../../../payment-methods/payment-method-form.tsx'
import { PaymentMethodToEdit } from '../../../payment-methods/payment-method.gql.ts'

export const Route = createFileRoute('/_frame/admin/payment-methods/edit/{-$id}')({
  staticData: { screen: { title: msg`Payment method`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(PaymentMethodToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: PaymentMethodForm,
})

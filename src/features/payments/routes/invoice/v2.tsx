import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { keysOf } from '#domain/invoices/open-invoice.ts'
import { PayInvoices, PayPending } from '../../pay/pay-invoices.tsx'
import { InvoicesToPay } from '../../pay/pay.gql.ts'

export const Route = createFileRoute('/_frame/payment/invoice/v2')({
  staticData: {
    screen: {
      title: msg`Pay invoices`,
      allow: ['page.payment-request', 'page.invoice-status'],
      needsCustomer: true,
      up: '/payment',
    },
  },
  validateSearch: v.object({ payer: addressText, invoices: addressText }),
  loaderDeps: ({ search: { payer } }) => ({ payer }),
  loader: async ({ context, deps: { payer } }) =>
    payer ? context.load(InvoicesToPay, { payer }) : null,
  pendingComponent: PayPending,
  component: Pay,
})

function Pay() {
  const { invoices } = Route.useSearch()
  return <PayInvoices question={Route.useLoaderData()} numbers={keysOf(invoices ?? '')} />
}

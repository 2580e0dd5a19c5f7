import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'

export const Route = createFileRoute('/_frame/payment/invoice/')({
  staticData: {
    screen: {
      title: msg`Pay invoices`,
      allow: ['page.payment-request', 'page.invoice-status'],
      needsCustomer: true,
    },
  },
  validateSearch: v.object({ payer: addressText, invoices: addressText }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/payment/invoice/v2', search, replace: true })
  },
})
